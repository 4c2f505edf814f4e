import { listReceipted, markReceiptedSeen } from '@maru/contract/orders/receipted.endpoints.ts';
import { call } from '@maru/web/call.ts';
import {
  infiniteQueryOptions,
  useMutation,
  useQueryClient,
  useSuspenseInfiniteQuery,
} from '@tanstack/react-query';
import { sendOnce } from '#hub/lib/send-once.ts';
import { orderKeys } from '#hub/orders/order-keys.ts';

export const offlineSalesQuery = (storeId: string) =>
  infiniteQueryOptions({
    queryKey: orderKeys.offlineSales(storeId),
    queryFn: ({ signal, pageParam: cursor }) =>
      call(listReceipted, { storeId, ...(cursor === '' ? {} : { cursor }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor, content }) => (content.length === 0 ? undefined : nextCursor),
    // Another tab may be the one that receives the store's events, so this data may be stale.
    staleTime: 0,
  });

/** Offline sales that differed from the menu, last sent first. */
export function useOfflineSales(storeId: string) {
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useSuspenseInfiniteQuery(
    offlineSalesQuery(storeId),
  );
  return {
    sales: data.pages.flatMap(({ content }) => content),
    /** Number of sales that no owner has seen. */
    unseen: data.pages[0]?.unseen ?? 0,
    /** Whether there are older sales. */
    hasMore: hasNextPage,
    isFetching: isFetchingNextPage,
    fetch: fetchNextPage,
  };
}

export function useMarkSeen(storeId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (orderIds: string[]) => sendOnce(markReceiptedSeen, { storeId, orderIds }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: orderKeys.offlineSales(storeId) }),
  });
}
