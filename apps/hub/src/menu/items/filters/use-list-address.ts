import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTypedQuery } from '#hub/lib/use-typed-query.ts';
import { forgetListPosition, listPositionOf } from '#hub/menu/items/list/list-position.ts';
import { type ListAddress, type ListChange, readListAddress } from './list-address.ts';

/** What is shown of the list, kept in the address; coming back from an item, what was shown then. */
export function useListAddress(storeId: string) {
  const inAddress = useSearch({ from: '/signed-in/s/$storeId/menu/menu' });
  const navigate = useNavigate();
  const [cameFrom] = useState(() => listPositionOf(storeId));
  const readdress = (change: ListChange, replace = false) =>
    void navigate({
      to: '.',
      // As it is then: a search follows typing after a pause, in which another category may be chosen.
      search: (now: Record<string, unknown>) => readListAddress({ ...now, ...change }),
      replace,
      resetScroll: !replace,
    });
  const [typed, type] = useTypedQuery(inAddress.q ?? '', (q) => readdress({ q: q || undefined }, true));

  // A link to the list knows nothing of what was shown in it.
  const isBare = Object.keys(inAddress).length === 0;
  const comeBack = useEffectEvent(() => {
    forgetListPosition(storeId);
    if (cameFrom && isBare) readdress(cameFrom.address, true);
  });
  useEffect(() => comeBack(), []);

  const { q: _, ...others } = inAddress;
  const q = typed.trim();
  const address: ListAddress = { ...others, ...(q === '' ? {} : { q }) };
  const search = (query: string) => {
    // What fits best stands first.
    window.scrollTo({ top: 0, behavior: 'instant' });
    type(query);
  };
  return { address, typed, search, readdress, cameFrom };
}

export type ListFilters = ReturnType<typeof useListAddress>;
