import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { searchStores as wire } from '@maru/contract/stores/admin-stores.endpoints.ts';
import type { UserContext } from '#server/http/context.ts';
import { pageOfStores } from './list-all-stores.ts';
import { readStoreSearch } from './read-store-search.ts';

export async function searchStores(
  { db, now }: UserContext,
  { stringToSearch, applicationStatus, closeAsked, isActive, ...pages }: ParsedInputOf<typeof wire>,
) {
  const search = readStoreSearch(stringToSearch);
  const activeAt = isActive ? now : undefined;
  return pageOfStores(db, { status: applicationStatus, closeAsked, activeAt, search }, pages);
}
