import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { searchStores as wire } from '@maru/contract/stores/admin-stores.endpoints.ts';
import type { UserContext } from '#server/http/context.ts';
import { pageOfStores } from './list-all-stores.ts';
import { readStoreSearch } from './read-store-search.ts';

export async function searchStores(
  { db }: UserContext,
  { stringToSearch, applicationStatus, ...pages }: ParsedInputOf<typeof wire>,
) {
  return pageOfStores(db, { status: applicationStatus, search: readStoreSearch(stringToSearch) }, pages);
}
