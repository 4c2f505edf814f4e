import type { Configuration } from 'oidc-provider';

/**
 * Handles errors that cannot be returned to an app. Usually the request expired or the user went back: the hub starts
 * again. A request that names no known app is refused in place.
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
