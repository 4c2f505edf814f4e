import { businessDateOf, dayStartAt } from '@maru/contract/time/business-date.ts';
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useNow } from '#hub/lib/use-now.ts';
import { useTypedQuery } from '#hub/lib/use-typed-query.ts';
import { finishedOrdersQuery, openOrdersQuery, useClosingIds } from '#hub/orders/orders.api.ts';
import { generalSettingQuery } from '#hub/store-settings/store-settings.api.ts';
import { countByPlace, newestFirst, ordersAt } from './board.ts';
import { type AddressChange, type BoardAddress, changeBoardAddress } from './board-address.ts';
import { searchOrders } from './search.ts';

/** Refresh interval of "5 minutes ago", in ms. */
const tick = 10_000;

/** Data of the board: current orders of all devices, filtered by the address. */
export function useBoard(storeId: string) {
  const address = useSearch({ from: '/signed-in/s/$storeId/orders' });
  const navigate = useNavigate({ from: '/s/$storeId/orders' });
  const now = useNow(tick);

  const changeAddress = (change: AddressChange) => {
    const search = (before: BoardAddress) => changeBoardAddress(before, change);
    void navigate({ search, replace: true, resetScroll: false });
  };
  const [query, setQuery] = useTypedQuery(address.q ?? '', (q) => changeAddress({ q: q || undefined }));

  const { data, isFetching } = useSuspenseQuery(openOrdersQuery(storeId));
  const closing = useClosingIds(storeId);
  const open = data.filter(({ id }) => !closing.includes(id));
  const finished = useFinished(storeId, now, {
    isWhole: address.all === true || address.place !== undefined || query.trim() !== '',
  });
  const narrow = <T extends (typeof open)[number]>(orders: readonly T[]) =>
    searchOrders(ordersAt(orders, address.place), query);
  const shown = narrow(open).sort(newestFirst);

  return {
    now,
    address,
    changeAddress,
    query,
    setQuery,
    isFiltered: address.place !== undefined || query.trim() !== '',
    open,
    /** Each list as fetched, unfiltered. */
    read: {
      open: { orders: open, isFetching },
      finished: { orders: finished.data?.orders, isFetching: finished.isFetching },
    },
    shown: address.sort === 'oldest' ? shown.reverse() : shown,
    counts: { all: open.length, ...countByPlace(open) },
    finished: { ...finished, shown: finished.data && narrow(finished.data.orders) },
  };
}

function useFinished(storeId: string, now: number, { isWhole }: { isWhole: boolean }) {
  const { data: setting } = useSuspenseQuery(generalSettingQuery(storeId));
  const businessDate = businessDateOf(new Date(now), dayStartAt(new Date(now), setting));
  const { data, isError, isFetching, refetch } = useQuery({
    ...finishedOrdersQuery(storeId, { businessDate, isWhole }),
    placeholderData: keepPreviousData,
  });
  return { data, isError, isFetching, refetch };
}
