import type { Configuration } from 'oidc-provider';

/**
 * What the authorization server cannot send back to an app. Most often the request waited too long or somebody went
 * back in the browser: the hub begins anew. A request that names no app of ours is refused in place.
 */
export function showProviderError(hubUrl: string): NonNullable<Configuration['renderError']> {
  return (ctx, { error }) => {
    if (ctx.status < 500 && ctx.oidc.route === 'resume') {
      ctx.status = 303;
      return ctx.redirect(`${hubUrl}/`);
    }
    ctx.type = 'json';
    ctx.body = { error };
  };
}
