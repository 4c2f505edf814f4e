import type { DbOrTx } from '#server/db/database.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { resealed, seal, unseal } from '#server/keys/seal.ts';
import type { ProviderKeys } from '#server/providers/card/card-provider.ts';
import { findKeys, findKeysInUse, type ProviderKeysRow } from './provider-keys.queries.ts';

/** The keys that a transaction was made with, also if they were replaced or removed since. */
export async function openProviderKeys(
  db: DbOrTx,
  keys: Keys,
  storeId: string,
  keysId: string,
): Promise<ProviderKeys> {
  const row = await findKeys(db, storeId, keysId);
  if (!row) throw new Error(`store ${storeId} has no provider keys ${keysId}`);
  return opened(keys, row);
}

/** The keys for new payments, and the provider that they are for; undefined if the store has none. */
export async function currentProviderKeys(
  db: DbOrTx,
  keys: Keys,
  storeId: string,
): Promise<(ProviderKeys & { provider: string }) | undefined> {
  const row = await findKeysInUse(db, storeId);
  return row && { ...opened(keys, row), provider: row.provider };
}

export function sealSecretKey(keys: Keys, row: { storeId: string; id: string }, secretKey: string): Buffer {
  return seal(keys, labelOf(row), secretKey);
}

/** Seals the key with the newest data key; undefined if it already is. */
export function resealedKey(keys: Keys, row: ProviderKeysRow): Buffer | undefined {
  return resealed(keys, labelOf(row), row.sealedSecret);
}

function opened(keys: Keys, row: ProviderKeysRow): ProviderKeys {
  return { id: row.id, secretKey: unseal(keys, labelOf(row), row.sealedSecret) };
}

function labelOf({ storeId, id }: { storeId: string; id: string }): string {
  return `provider-keys:${storeId}:${id}`;
}
