import type { Keys } from '#server/keys/open-keys.ts';
import { resealed, seal, unseal } from '#server/keys/seal.ts';

/**
 * Labels the sealed text by payment, because a receipt that replaces another one of the same payment keeps that text.
 */
const labelOf = (paymentId: string) => `cash-receipt:${paymentId}`;

/** The number that a receipt is issued to, as the database stores it. */
export function sealIdentifier(keys: Keys, paymentId: string, digits: string): string {
  return `\\x${seal(keys, labelOf(paymentId), digits).toString('hex')}`;
}

export function openIdentifier(keys: Keys, paymentId: string, sealed: string): string {
  return unseal(keys, labelOf(paymentId), Buffer.from(sealed.slice(2), 'hex'));
}

/** Seals the number with the newest data key; undefined if it already is. */
export function resealedIdentifier(keys: Keys, paymentId: string, sealed: Buffer): Buffer | undefined {
  return resealed(keys, labelOf(paymentId), sealed);
}
