import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAddress } from '#hub/lib/list/use-address.ts';
import type { Store } from '#hub/lib/store.tsx';
import { useTypedQuery } from '#hub/lib/use-typed-query.ts';
import { foundOrdersQuery } from './search.api.ts';
import { changeSearchAddress, filtersOf, readSearchAddress } from './search-address.ts';
import { useFoundSums } from './use-found-sums.ts';

/** State of the order search: its address, and the orders that it finds. */
export function useOrderSearch(store: Store) {
  const { storeId } = store;
  const { address, change: changeAddress } = useAddress({
    read: readSearchAddress,
    changed: changeSearchAddress,
  });
  const type = (key: 'number' | 'min' | 'max') => (text: string) =>
    changeAddress({ [key]: readSearchAddress({ [key]: text })[key] }, true);
  const number = useTypedQuery(String(address.number ?? ''), type('number'));
  const min = useTypedQuery(String(address.min ?? ''), type('min'));
  const max = useTypedQuery(String(address.max ?? ''), type('max'));
  const found = useQuery({
    ...foundOrdersQuery(storeId, { filters: filtersOf(address), cursor: address.cursor }),
    placeholderData: keepPreviousData,
  });

  const { data } = found;
  const onPage = found.isPlaceholderData ? undefined : data?.content.map(({ id }) => id);

  return {
    address,
    changeAddress,
    typed: { number, min, max },
    found,
    customer: found.isPlaceholderData ? undefined : data?.customer,
    sums: useFoundSums(store, address, onPage),
    isFiltered: Object.keys(filtersOf(address)).length > 0,
  };
}

export type OrderSearch = ReturnType<typeof useOrderSearch>;
