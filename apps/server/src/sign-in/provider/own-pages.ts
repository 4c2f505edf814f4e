import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import { sessionCookie } from './provider-settings.ts';
import { changePerson } from './sign-out-form.ts';

/**
 * Replaces two English pages of the library that submit a form by inline script. A sign-out without a session redirects
 * immediately; the change of person shows our own page.
 */
export function replacePages(
  provider: Provider,
  { accountUrl, hubUrl }: { accountUrl: string; hubUrl: string },
): void {
  const show = changePerson({ hubUrl });
  provider.use(async (ctx: KoaContextWithOIDC, next: () => Promise<void>) => {
    await next();
    if (ctx.status !== 200) return;
    if (ctx.oidc?.route === 'resume') show(ctx);
    if (ctx.oidc?.route === 'end_session' && !ctx.oidc.session?.accountId) leaveAtOnce(ctx, accountUrl);
  });
}

/** The library has already checked that the address is registered for the app. */
function leaveAtOnce(ctx: KoaContextWithOIDC, accountUrl: string): void {
  const { params = {}, provider } = ctx.oidc;
  const { post_logout_redirect_uri: address, state } = params;
  const to = new URL(typeof address === 'string' ? address : `${accountUrl}/logoutsuccess`);
  if (typeof address === 'string' && typeof state === 'string') to.searchParams.set('state', state);
  ctx.cookies.set(provider.cookieName('session'), null, { ...sessionCookie, overwrite: true });
  ctx.status = 303;
  ctx.redirect(to.href);
}
