import { createHmac } from 'node:crypto';
import { type KoaContextWithOIDC, Provider } from 'oidc-provider';

/** A method that the library's types leave out. */
type WithTokenId = { generateTokenId(): string };

/**
 * Gives each refresh token exactly one successor: the new id is a keyed hash of the old one. A retry on any instance
 * returns the same token, without storing tokens in plain text.
 */
export function giveOneSuccessor(provider: Provider, secret: string): void {
  const prototype = provider.RefreshToken.prototype as unknown as WithTokenId;
  const random = prototype.generateTokenId;
  prototype.generateTokenId = function generateTokenId() {
    const predecessor = predecessorOf(Provider.ctx);
    if (!predecessor) return random.call(this);
    return createHmac('sha256', secret).update(predecessor).digest('base64url');
  };
}

/** The refresh token that the current request rotates. */
export function predecessorOf(ctx: KoaContextWithOIDC | undefined): string | undefined {
  return ctx?.oidc?.entities.RotatedRefreshToken?.jti;
}
