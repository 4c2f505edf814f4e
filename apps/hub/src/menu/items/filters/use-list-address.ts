import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTypedQuery } from '#hub/lib/use-typed-query.ts';
import { forgetListPosition, listPositionOf } from '#hub/menu/items/list/list-position.ts';
import { type ListAddress, type ListChange, readListAddress } from './list-address.ts';

/** State of the item list in the address. Coming back from an item restores it. */
export function useListAddress(storeId: string) {
  const inAddress = useSearch({ from: '/signed-in/s/$storeId/menu/menu' });
  const navigate = useNavigate();
  const [cameFrom] = useState(() => listPositionOf(storeId));
  const changeAddress = (change: ListChange, replace = false) =>
    void navigate({
      to: '.',
      // Changes the address as it is now: filters may have changed since the search text was typed.
      search: (now: Record<string, unknown>) => readListAddress({ ...now, ...change }),
      replace,
      resetScroll: !replace,
    });
  const [typed, type] = useTypedQuery(inAddress.q ?? '', (q) => changeAddress({ q: q || undefined }, true));

  // A plain link to the list has no parameters, so the previous ones are restored.
  const isBare = Object.keys(inAddress).length === 0;
  const restoreAddress = useEffectEvent(() => {
    forgetListPosition(storeId);
    if (cameFrom && isBare) changeAddress(cameFrom.address, true);
  });
  useEffect(() => restoreAddress(), []);

  const { q: _, ...others } = inAddress;
  const q = typed.trim();
  const address: ListAddress = { ...others, ...(q === '' ? {} : { q }) };
  const search = (query: string) => {
    // Shows the best match, which comes first.
    window.scrollTo({ top: 0, behavior: 'instant' });
    type(query);
  };
  return { address, typed, search, changeAddress, cameFrom };
}

export type ListFilters = ReturnType<typeof useListAddress>;
