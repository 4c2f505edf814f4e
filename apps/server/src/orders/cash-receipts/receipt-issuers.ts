import { keyedProviders } from '@maru/contract/payments/provider-keys.ts';
import type { Db } from '#server/db/database.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { type KeyRing, openKeyRing } from '#server/payments/provider-keys/open-key-ring.ts';
import { currentProviderKeys } from '#server/payments/provider-keys/open-provider-keys.ts';
import type { ProviderKeys } from '#server/providers/card/card-provider.ts';
import type { CashReceiptIssuer } from '#server/providers/cash-receipt/cash-receipt-issuer.ts';
import type { Issuers } from '#server/providers/cash-receipt/choose-issuers.ts';

/** For acts that issue and cancel cash receipts. */
export type ReceiptIssuers = KeyRing & {
  /** How long a till waits for an issuer. */
  waitMilliseconds: number;
  /** Who issues the new receipts of a store, and with which of its keys; undefined if nobody does. */
  issuerOf(storeId: string): Promise<{ issuer: CashReceiptIssuer; keys: ProviderKeys | null } | undefined>;
  /** Every issuer that exists, by name. Each finds and cancels the receipts that it issued. */
  byName: ReadonlyMap<string, CashReceiptIssuer>;
};

/** Whether a store without keys of its own can issue receipts on this server. */
export function issuesWithoutKeys({ byName }: Pick<ReceiptIssuers, 'byName'>): boolean {
  return [...byName.keys()].some((name) => !keyedProviders.some((keyed) => keyed === name));
}

/**
 * The provider of a store's own keys issues its receipts if this provider is an issuer; otherwise the embedded issuer
 * does.
 */
export function openReceiptIssuers(
  parts: { db: Db; keys: Keys; waitMilliseconds: number } & Issuers,
): ReceiptIssuers {
  const { db, keys, waitMilliseconds, embedded, byName } = parts;
  return {
    ...{ waitMilliseconds, byName },
    ...openKeyRing({ db, keys }),
    async issuerOf(storeId) {
      const own = await currentProviderKeys(db, keys, storeId);
      const issuer = own && byName.get(own.provider);
      if (own && issuer) return { issuer, keys: own };
      return embedded && { issuer: embedded, keys: null };
    },
  };
}

/** The same issuers, for one run over many receipts: no list of an issuer is read twice. */
export function issuersReadingOnce(issuers: ReceiptIssuers): ReceiptIssuers {
  const byName = [...issuers.byName].map(
    ([name, issuer]) =>
      [name, issuer.readingOnce ? { ...issuer, find: issuer.readingOnce() } : issuer] as const,
  );
  return { ...issuers, byName: new Map(byName) };
}
