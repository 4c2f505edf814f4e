import { createHmac } from 'node:crypto';
import { type KoaContextWithOIDC, Provider } from 'oidc-provider';

/** What the library's models are made with; its types leave this method out. */
type WithTokenId = { generateTokenId(): string };

/**
 * One refresh token has exactly one successor: its id follows from the token by a keyed hash, so that every repeat,
 * on any instance, comes to the same one without anything being kept in the open.
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

/** The refresh token that the present request turns into a new one. */
export function predecessorOf(ctx: KoaContextWithOIDC | undefined): string | undefined {
  return ctx?.oidc?.entities.RotatedRefreshToken?.jti;
}
