import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import { sessionCookie } from './provider-settings.ts';
import { changePerson } from './sign-out-form.ts';

/**
 * The library has two pages of its own, which send a form by an inline script and speak English. In place of the one,
 * at a sign-out where nobody is signed in, its caller is led on; the other gives way to ours.
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

/** The library has checked by now that the address is one of the app's. */
function leaveAtOnce(ctx: KoaContextWithOIDC, accountUrl: string): void {
  const { params = {}, provider } = ctx.oidc;
  const { post_logout_redirect_uri: address, state } = params;
  const to = new URL(typeof address === 'string' ? address : `${accountUrl}/logoutsuccess`);
  if (typeof address === 'string' && typeof state === 'string') to.searchParams.set('state', state);
  ctx.cookies.set(provider.cookieName('session'), null, { ...sessionCookie, overwrite: true });
  ctx.status = 303;
  ctx.redirect(to.href);
}
