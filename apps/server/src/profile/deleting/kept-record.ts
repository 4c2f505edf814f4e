import type { KeptGround } from '@maru/contract/profile/kept-for.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { resealed, seal, unseal } from '#server/keys/seal.ts';

export type KeptKey = { userId: string; ground: KeptGround };

const labelOf = ({ userId, ground }: KeptKey) => `kept-user:${userId}:${ground}`;

/** Seals the data of a deleted user that is kept on one legal ground, as the database stores it. */
export function sealRecord(keys: Keys, key: KeptKey, record: object): Buffer {
  return seal(keys, labelOf(key), JSON.stringify(record));
}

export function openRecord(keys: Keys, key: KeptKey, sealed: Buffer): Record<string, unknown> {
  return JSON.parse(unseal(keys, labelOf(key), sealed)) as Record<string, unknown>;
}

/** Seals the record with the newest data key; undefined if it already is. */
export function resealedRecord(keys: Keys, key: KeptKey, sealed: Buffer): Buffer | undefined {
  return resealed(keys, labelOf(key), sealed);
}
