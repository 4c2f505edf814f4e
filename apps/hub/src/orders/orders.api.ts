import type { InputOf } from '@maru/contract/endpoint.ts';
import type { Order, OrderSummary } from '@maru/contract/orders/order.ts';
import { correctTender, postTransaction } from '@maru/contract/orders/order-payments.endpoints.ts';
import {
  changeOrderStatus,
  getOrder,
  listOrders,
  mostNamed,
  takeOrder,
} from '@maru/contract/orders/orders.endpoints.ts';
import { businessDateOf, dayStartAt } from '@maru/contract/time/business-date.ts';
import { call } from '@maru/web/call.ts';
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { readPages } from '#hub/lib/list/read-pages.ts';
import { sendOnce } from '#hub/lib/send-once.ts';
import { isOrderUnchanged } from '#hub/payments/poll-order.ts';
import { generalSettingQuery, paymentSettingQuery } from '#hub/store-settings/store-settings.api.ts';
import { storeQuery } from '#hub/stores/stores.api.ts';
import { type OrderRef, orderKeys } from './order-keys.ts';
import { type FinishedOrders, lastFinished, updateLists } from './order-lists.ts';

const finished = ['CLOSED', 'CANCELLED'] as const;

type Filter = Omit<InputOf<typeof listOrders>, 'storeId' | 'cursor' | 'numberOfElements'>;

async function listWhole(storeId: string, filter: Filter, signal: AbortSignal): Promise<OrderSummary[]> {
  const { rows } = await readPages((page) => call(listOrders, { storeId, ...filter, ...page }, { signal }));
  return rows;
}

/** Fetches only the orders that events name, instead of whole lists. */
async function readChangedOrders(queryClient: QueryClient, storeId: string, ids: readonly string[]) {
  const lists = orderKeys.lists(storeId);
  if (ids.length > mostNamed) return queryClient.invalidateQueries({ queryKey: lists });

  const { content } = await call(listOrders, { storeId, ids: [...ids], numberOfElements: mostNamed });
  const foundIds = new Set(content.map(({ id }) => id));
  updateLists(queryClient, storeId, { orders: content, goneIds: ids.filter((id) => !foundIds.has(id)) });
}

/**
 * Always stale, because while this tab shows another screen, another tab may be the one that receives the
 * store's events.
 */
const alwaysStale = { staleTime: 0 };
const readByRows = { meta: { readChanged: readChangedOrders } };

export const openOrdersQuery = (storeId: string) =>
  queryOptions({
    queryKey: orderKeys.open(storeId),
    queryFn: ({ signal }) => listWhole(storeId, { status: ['OPEN'] }, signal),
    ...alwaysStale,
    ...readByRows,
  });

/** The last finished orders of a business day, or all of them with `isWhole`. */
export const finishedOrdersQuery = (storeId: string, day: Pick<FinishedOrders, 'businessDate' | 'isWhole'>) =>
  queryOptions({
    queryKey: [...orderKeys.finished(storeId), day.businessDate, day.isWhole] as const,
    queryFn: async ({ signal }): Promise<FinishedOrders> => {
      const filter = { status: [...finished], from: day.businessDate, to: day.businessDate };
      if (day.isWhole) {
        const orders = await listWhole(storeId, filter, signal);
        return { ...day, orders, total: orders.length };
      }
      const page = await call(listOrders, { storeId, ...filter, numberOfElements: lastFinished }, { signal });
      return { ...day, orders: page.content, total: page.totalElements };
    },
    ...alwaysStale,
    ...readByRows,
  });

export const orderQuery = (ref: OrderRef) =>
  queryOptions({
    queryKey: orderKeys.one(ref),
    queryFn: ({ signal }) => call(getOrder, ref, { signal }),
    ...alwaysStale,
    meta: { isUnchanged: isOrderUnchanged(ref, orderKeys.one(ref)) },
  });

/** Route loader of the board: the day in the address, or today's business day. */
export async function loadBoard(queryClient: QueryClient, storeId: string, date: string | undefined) {
  await Promise.all([
    queryClient.ensureQueryData(openOrdersQuery(storeId)),
    loadFinished(queryClient, storeId, date),
    // For taking payments and showing their receipts.
    queryClient.ensureQueryData(paymentSettingQuery(storeId)),
    queryClient.ensureQueryData(storeQuery(storeId)),
  ]);
}

/** The business day depends on the store's settings. */
async function loadFinished(queryClient: QueryClient, storeId: string, date: string | undefined) {
  const setting = await queryClient.ensureQueryData(generalSettingQuery(storeId));
  const now = new Date();
  const businessDate = date ?? businessDateOf(now, dayStartAt(now, setting));
  await queryClient.ensureQueryData(finishedOrdersQuery(storeId, { businessDate, isWhole: false }));
}

/** Route loader of one order, with the settings for its receipt. */
export async function loadOrder(queryClient: QueryClient, ref: OrderRef) {
  await Promise.all([
    queryClient.ensureQueryData(orderQuery(ref)),
    queryClient.ensureQueryData(generalSettingQuery(ref.storeId)),
    queryClient.ensureQueryData(paymentSettingQuery(ref.storeId)),
    queryClient.ensureQueryData(storeQuery(ref.storeId)),
  ]);
}

const closing = (storeId: string) => ['orders', storeId, 'closing'] as const;

/**
 * Closes an order. Optimistic on the board: the order disappears from the open orders at once
 * (`useClosingIds`), and reappears if the server refuses.
 */
export function useCloseOrder(storeId: string) {
  return useOrderAct(
    storeId,
    async (orderId: string) => ({
      order: await sendOnce(changeOrderStatus, { storeId, orderId, newOrderStatus: 'CLOSED' }),
    }),
    { mutationKey: closing(storeId) },
  );
}

/** Ids of orders that are being closed on this device. */
export function useClosingIds(storeId: string): string[] {
  return useMutationState({
    filters: { mutationKey: closing(storeId), status: 'pending' },
    select: ({ state }) => String(state.variables),
  });
}

export function useCancelOrder({ storeId, orderId }: OrderRef) {
  return useOrderAct(storeId, async (reason: string) => ({
    order: await sendOnce(changeOrderStatus, { storeId, orderId, newOrderStatus: 'CANCELLED', reason }),
  }));
}

export function useRevertOrder({ storeId, orderId }: OrderRef) {
  return useOrderAct(storeId, async (reason: string) => ({
    order: await sendOnce(changeOrderStatus, { storeId, orderId, newOrderStatus: 'CLOSED', reason }),
  }));
}

type OfTender = Pick<InputOf<typeof postTransaction>, 'id' | 'reason'>;

export function useGiveBackTender(storeId: string) {
  return useOrderAct(storeId, (tender: OfTender) => sendOnce(postTransaction, { storeId, ...tender }));
}

export function useCorrectTender(storeId: string) {
  return useOrderAct(storeId, (tender: Omit<InputOf<typeof correctTender>, 'storeId'>) =>
    sendOnce(correctTender, { storeId, ...tender }),
  );
}

export type NewOrder = Omit<InputOf<typeof takeOrder>, 'storeId'>;

export function useTakeOrder(storeId: string) {
  return useOrderAct(storeId, async (order: NewOrder) => ({
    order: await sendOnce(takeOrder, { storeId, ...order }),
  }));
}

/** Updates an order on all screens of this device. */
export function useCacheOrder(storeId: string): (order: Order) => void {
  const queryClient = useQueryClient();
  return (order) => {
    const { queryKey } = orderQuery({ storeId, orderId: order.id });
    queryClient.setQueryData(queryKey, (known) => (known && known.version > order.version ? known : order));
    updateLists(
      queryClient,
      storeId,
      order.deletedAt ? { orders: [], goneIds: [order.id] } : { orders: [order] },
    );
  };
}

/**
 * An act on an order. Its answer updates all screens of this device; after a refusal the order is refetched. The caller
 * shows errors.
 */
export function useOrderAct<Input, Answer extends { order: Order }>(
  storeId: string,
  act: (input: Input) => Promise<Answer>,
  options: { mutationKey?: readonly string[] } = {},
) {
  const queryClient = useQueryClient();
  const cacheOrder = useCacheOrder(storeId);
  return useMutation({
    ...options,
    mutationFn: act,
    meta: { handlesErrors: true },
    onSuccess: ({ order }) => cacheOrder(order),
    onError: () => void queryClient.invalidateQueries({ queryKey: orderKeys.all(storeId) }),
  });
}
