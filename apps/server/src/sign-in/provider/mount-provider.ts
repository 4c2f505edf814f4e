import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';
import { hijack } from '#server/http/answers/hijack.ts';
import { nothingAllowed } from '#server/http/pages/content-security.ts';

/** Paths on both origins; everything else of the authorization server is on the account origin only. */
const onEveryOrigin = ['/oauth/token', '/oauth/revoke', '/.well-known/openid-configuration'];
/** Listed one by one: the library accepts paths in any letter case, which the limits would miss. */
const onAccount = [
  ...onEveryOrigin,
  '/oauth/authorize',
  '/oauth/authorize/:uid',
  '/oauth/jwks',
  '/oauth/logout',
  '/oauth/logout/confirm',
  '/oauth/logout/success',
];

/** Passes raw requests to the authorization server, which reads the body and writes the answer itself. */
export function mountProvider(app: FastifyInstance, provider: Provider, origin: 'account' | 'hub'): void {
  const issuer = new URL(provider.issuer);
  const handle = provider.callback();

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    for (const url of origin === 'account' ? onAccount : onEveryOrigin) {
      scope.all(url, (request, reply) => {
        hijack(reply);
        reply.raw.setHeader('content-security-policy', nothingAllowed);
        // Its URLs are those of the issuer on both origins, whatever Host a request claims.
        request.raw.headers.host = issuer.host;
        delete request.raw.headers['x-forwarded-host'];
        request.raw.headers['x-forwarded-proto'] = issuer.protocol.slice(0, -1);
        request.raw.headers['x-forwarded-for'] = request.ip;
        return handle(request.raw, reply.raw);
      });
    }
  });
}
