import type { Keys } from '#server/keys/open-keys.ts';
import { resealed, seal, unseal } from '#server/keys/seal.ts';

type Kept = { storeId: string; customerId: string };
type Identity = { name: string; phone: string };

const labelOf = ({ storeId, customerId }: Kept) => `kept-customer:${storeId}:${customerId}`;

/** Seals the identity of a deleted customer as the database keeps it. */
export function sealIdentity(keys: Keys, kept: Kept, { name, phone }: Identity): Buffer {
  return seal(keys, labelOf(kept), JSON.stringify({ name, phone }));
}

export function openIdentity(keys: Keys, kept: Kept, sealed: Buffer): Identity {
  return JSON.parse(unseal(keys, labelOf(kept), sealed)) as Identity;
}

/** Seals the identity with the newest data key; undefined if it already is. */
export function resealedIdentity(keys: Keys, kept: Kept, sealed: Buffer): Buffer | undefined {
  return resealed(keys, labelOf(kept), sealed);
}
