import type { KeptGround } from '@maru/contract/profile/kept-for.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { seal, sealedAnew, unseal } from '#server/keys/seal.ts';

type Place = { userId: string; ground: KeptGround };

const labelOf = ({ userId, ground }: Place) => `kept-user:${userId}:${ground}`;

/** What is kept of a deleted user on one ground, as the database has it. */
export function sealRecord(keys: Keys, place: Place, record: object): Buffer {
  return seal(keys, labelOf(place), JSON.stringify(record));
}

export function openRecord(keys: Keys, place: Place, sealed: Buffer): Record<string, unknown> {
  return JSON.parse(unseal(keys, labelOf(place), sealed)) as Record<string, unknown>;
}

/** The same under the newest data key; undefined if it is already. */
export function recordSealedAnew(keys: Keys, place: Place, sealed: Buffer): Buffer | undefined {
  return sealedAnew(keys, labelOf(place), sealed);
}
