import type { OutputOf } from '@maru/contract/endpoint.ts';
import type { setProviderKeys } from '@maru/contract/payments/provider-keys.endpoints.ts';
import type { KeyedProvider } from '@maru/contract/payments/provider-keys.ts';
import type { DbOrTx } from '#server/db/database.ts';
import type { StoreContext } from '#server/http/context.ts';
import { findProviderKeys } from './store-settings.queries.ts';

/** Which cards this server can take, and who issues cash receipts. */
export type CardUse = {
  /** Whether a provider charges cards at the till. */
  takesCards: boolean;
  /** Whether guests can pay by a link in a store without keys. */
  linksWithoutKeys: boolean;
  /** The providers that this server knows and at which each store has keys of its own. */
  keyedProviders: readonly KeyedProvider[];
  /** Whether an issuer of cash receipts needs no keys. */
  issuesWithoutKeys: boolean;
};

export type ProviderUse = OutputOf<typeof setProviderKeys>;

/** How the store uses its own provider. Only owners see when its key ends and who set it. */
export async function providerUseOf(
  db: DbOrTx,
  { storeId, membership }: Pick<StoreContext, 'storeId' | 'membership'>,
  { keyedProviders: offered, linksWithoutKeys, issuesWithoutKeys }: CardUse,
): Promise<ProviderUse> {
  const keys = (await findProviderKeys(db, storeId)) ?? null;
  const hasProvider = keys !== null && offered.includes(keys.provider);
  return {
    paysByLink: hasProvider || (keys === null && linksWithoutKeys),
    issuesCashReceipts: hasProvider || issuesWithoutKeys,
    provider: membership?.role === 'OWNER' ? { offered: [...offered], keys } : null,
  };
}
