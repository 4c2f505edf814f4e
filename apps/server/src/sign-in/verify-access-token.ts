import { createLocalJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import type { SigningKey } from '#server/keys/open-keys.ts';

export type AccessTokenClaims = {
  /** Null for a CLIENT token: nobody is signed in. */
  userId: string | null;
  grantId: string | null;
  clientId: string;
  scope: readonly string[];
};

type Verified = { claims: AccessTokenClaims; expiresAt: number };

/** A token comes with every call: its signature is checked once and the result is cached. */
const remembered = 10_000;

/** The claims of a valid access token of ours; undefined for anything else. */
export function accessTokenVerifier(options: {
  signing: readonly SigningKey[];
  issuer: string;
  audience: string;
  clock: () => Date;
}) {
  const keys = createLocalJWKSet({ keys: options.signing.map(({ d: _private, ...key }) => key) });
  const cache = new Map<string, Verified>();

  return async function verifyAccessToken(token: string): Promise<AccessTokenClaims | undefined> {
    const verified = cache.get(token) ?? (await verify(token));
    if (!verified) return undefined;
    if (verified.expiresAt <= options.clock().getTime()) {
      cache.delete(token);
      return undefined;
    }
    return verified.claims;
  };

  async function verify(token: string): Promise<Verified | undefined> {
    const payload = await payloadOf(token);
    if (!payload?.exp) return undefined;

    const verified = { claims: claimsOf(payload), expiresAt: payload.exp * 1000 };
    const [oldest] = cache.keys();
    if (cache.size >= remembered && oldest !== undefined) cache.delete(oldest);
    cache.set(token, verified);
    return verified;
  }

  async function payloadOf(token: string): Promise<JWTPayload | undefined> {
    const { issuer, audience } = options;
    const checks = { issuer, audience, typ: 'at+jwt', algorithms: ['ES256'], currentDate: options.clock() };
    try {
      return (await jwtVerify(token, keys, checks)).payload;
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined;
      throw error;
    }
  }
}

/** A client token's subject is the client itself: nobody is signed in. */
function claimsOf({ sub, client_id, gid, scope }: JWTPayload): AccessTokenClaims {
  return {
    userId: sub === undefined || sub === client_id ? null : sub,
    grantId: typeof gid === 'string' ? gid : null,
    clientId: String(client_id),
    scope: typeof scope === 'string' ? scope.split(' ') : [],
  };
}
