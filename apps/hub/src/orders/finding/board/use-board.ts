import { businessDateOf, dayStartAt } from '@maru/contract/time/business-date.ts';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useNow } from '#hub/lib/use-now.ts';
import { useTypedQuery } from '#hub/lib/use-typed-query.ts';
import type { FinishedOrders } from '#hub/orders/order-lists.ts';
import { finishedOrdersQuery, openOrdersQuery, useClosingIds } from '#hub/orders/orders.api.ts';
import { generalSettingQuery } from '#hub/store-settings/store-settings.api.ts';
import { type AddressChange, type BoardAddress, changeBoardAddress } from './board-address.ts';
import { countByPlace, newestFirst, onlineFirst, ordersAt } from './places-and-order.ts';
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
  const today = useToday(storeId, now);
  const date = address.date ?? today;
  const allOpen = data.filter(({ id }) => !closing.includes(id));
  // Today's board also shows orders of earlier days that are still open, because they must be finished.
  const open = date === today ? allOpen : allOpen.filter(({ businessDate }) => businessDate === date);
  const finished = useFinished(storeId, {
    businessDate: date,
    isWhole: address.all === true || address.place !== undefined || query.trim() !== '',
  });
  const narrow = <T extends (typeof open)[number]>(orders: readonly T[]) =>
    searchOrders(ordersAt(orders, address.place), query);
  const shown = narrow(open).sort(newestFirst);

  return {
    now,
    date,
    today,
    address,
    changeAddress,
    query,
    setQuery,
    isFiltered: address.place !== undefined || query.trim() !== '',
    open,
    /** Open orders of all days. */
    allOpen,
    /** Each list as fetched, unfiltered. */
    read: {
      open: { orders: allOpen, isFetching },
      [`finished ${date}`]: { orders: finished.data?.orders, isFetching: finished.isFetching },
    },
    shown: onlineFirst(address.sort === 'oldest' ? shown.reverse() : shown),
    counts: { all: open.length, ...countByPlace(open) },
    finished: { ...finished, shown: finished.data && narrow(finished.data.orders) },
  };
}

/** The current business day of the store. */
function useToday(storeId: string, now: number): string {
  const { data: setting } = useSuspenseQuery(generalSettingQuery(storeId));
  return businessDateOf(new Date(now), dayStartAt(new Date(now), setting));
}

function useFinished(storeId: string, day: Pick<FinishedOrders, 'businessDate' | 'isWhole'>) {
  const { data, isError, isFetching, refetch } = useQuery({
    ...finishedOrdersQuery(storeId, day),
    placeholderData: (before) => (before?.businessDate === day.businessDate ? before : undefined),
  });
  return { data, isError, isFetching, refetch };
}
