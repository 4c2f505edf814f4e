import type { Provider } from 'oidc-provider';

/** What the library's discovery document says whatever it was set to. */
export function describeServer(provider: Provider): void {
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.oidc?.route === 'discovery' && ctx.status === 200)
      Object.assign(ctx.body as object, { response_modes_supported: ['query', 'fragment'] });
  });
}
