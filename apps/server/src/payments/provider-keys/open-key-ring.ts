import type { Db } from '#server/db/database.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { keysRefused, type ProviderKeys } from '#server/providers/card/card-provider.ts';
import { currentProviderKeys, openProviderKeys } from './open-provider-keys.ts';

/** A request made to a provider, with the store's keys for it; null where the provider needs none. */
type Made = { storeId: string; provider: string | null; keysId: string | null };
type Refused = { status: typeof keysRefused };

/** Finds the keys with which a provider is asked about an earlier request. */
export type KeyRing = {
  /** The keys that something was made with, also if they were replaced or removed since. */
  keysOf(storeId: string, keysId: string | null): Promise<ProviderKeys | null>;
  /**
   * Reads the outcome of a request with the keys that it was made with. If the provider refuses those, tries the
   * present keys of the store at that provider. These may be of another merchant, so NOT_FOUND with them says nothing.
   */
  readWith<F extends { status: string }>(
    made: Made,
    read: (keys: ProviderKeys | null) => Promise<F>,
  ): Promise<F | Refused>;
};

export function openKeyRing({ db, keys }: { db: Db; keys: Keys }): KeyRing {
  const keysOf: KeyRing['keysOf'] = async (storeId, keysId) =>
    keysId === null ? null : openProviderKeys(db, keys, storeId, keysId);
  return {
    keysOf,
    async readWith({ storeId, provider, keysId }, read) {
      const found = await read(await keysOf(storeId, keysId));
      if (found.status !== keysRefused) return found;
      const present = await currentProviderKeys(db, keys, storeId);
      if (present?.provider !== provider || present.id === keysId) return found;
      const later = await read(present);
      return later.status === 'NOT_FOUND' ? { status: keysRefused } : later;
    },
  };
}
