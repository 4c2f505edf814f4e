import { Provider } from 'oidc-provider';
import { userScopes } from './provider-settings.ts';

/** The library without the answer to an app that is a page of its own with a form in it: apps are answered by redirects. */
export class RedirectingProvider extends Provider {
  override registerResponseMode(...[name, handler]: Parameters<Provider['registerResponseMode']>): void {
    if (name !== 'form_post') super.registerResponseMode(name, handler);
  }
}

/** What the library's discovery document does not know: what is left out here, and the scopes of the calls. */
export function describeServer(provider: Provider): void {
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.oidc?.route !== 'discovery' || ctx.status !== 200) return;
    const { scopes_supported: scopes } = ctx.body as { scopes_supported: string[] };
    Object.assign(ctx.body as object, {
      response_modes_supported: ['query', 'fragment'],
      scopes_supported: [...scopes, ...userScopes],
    });
  });
}
