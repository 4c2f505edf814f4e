import { Provider } from 'oidc-provider';
import { userScopes } from './provider-settings.ts';

/** The library without response mode form_post, which answers with a page: apps are answered by redirects only. */
export class RedirectingProvider extends Provider {
  override registerResponseMode(...[name, handler]: Parameters<Provider['registerResponseMode']>): void {
    if (name !== 'form_post') super.registerResponseMode(name, handler);
  }
}

/** Corrects the discovery document: removes what is not supported and adds the API's scopes. */
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
