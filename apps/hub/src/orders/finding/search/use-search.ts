import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTypedQuery } from '#hub/lib/use-typed-query.ts';
import { foundOrdersQuery } from './search.api.ts';
import { changeSearchAddress, filtersOf, readSearchAddress, type SearchChange } from './search-address.ts';

/** The order search: its address, and the orders that it finds. */
export function useOrderSearch(storeId: string) {
  const address = readSearchAddress(useSearch({ from: '/signed-in/s/$storeId/orders/search' }));
  const navigate = useNavigate();
  const changeAddress = (change: SearchChange, replace = false) =>
    void navigate({
      to: '.',
      // Based on the address at that time: debounced typing may follow another change of filters.
      search: (now: Record<string, unknown>) => changeSearchAddress(readSearchAddress(now), change),
      replace,
      resetScroll: !replace,
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

  return {
    address,
    changeAddress,
    typed: { number, min, max },
    found,
    isFiltered: Object.keys(filtersOf(address)).length > 0,
  };
}

export type OrderSearch = ReturnType<typeof useOrderSearch>;
