import type { searchCustomers as wire } from '@maru/contract/customers/customers.endpoints.ts';
import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { StoreContext } from '#server/http/context.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { phoneHashes } from '../customer-phone.ts';
import { presentCustomer } from '../present-customer.ts';
import type { CustomerFilter } from './customer-filter.queries.ts';
import { customerPage } from './customer-page.ts';
import { readCustomerSearch } from './read-customer-search.ts';

type Input = ParsedInputOf<typeof wire>;

export function searchCustomersBy(keys: Keys) {
  return async function searchCustomers(context: StoreContext, input: Input) {
    const { db, now } = context;
    return customerPage(db, {
      ...input,
      ...{ filter: customerFilter(keys, input), at: now, present: presentCustomer },
    });
  };
}

/** The filter that the fields of a search describe. */
export function customerFilter(
  keys: Keys,
  { storeId, text, tag, news }: Pick<Input, 'storeId' | 'text' | 'tag' | 'news'>,
): CustomerFilter {
  const [search, filter] = [readCustomerSearch(text), { storeId, tag, news }];
  if (search?.by !== 'phone') return { ...filter, search };
  return { ...filter, search: { by: 'phone', hashes: phoneHashes(keys, storeId, search.e164) } };
}
