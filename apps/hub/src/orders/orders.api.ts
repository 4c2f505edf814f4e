import type { InputOf, OutputOf } from '@maru/contract/endpoint.ts';
import type { Order, OrderSummary } from '@maru/contract/orders/order.ts';
import {
  changeOrderStatus,
  getOrder,
  listOrders,
  takeOrder,
} from '@maru/contract/orders/orders.endpoints.ts';
import { businessDateOf, dayStartAt } from '@maru/contract/time/business-date.ts';
import { call } from '@maru/web/call.ts';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { sendOnce } from '#hub/lib/send-once.ts';
import { generalSettingQuery, paymentSettingQuery } from '#hub/store-settings/store-settings.api.ts';
import { storeQuery } from '#hub/stores/stores.api.ts';

export type OrderRef = { storeId: string; orderId: string };

export const orderKeys = {
  all: (storeId: string) => ['orders', storeId] as const,
  open: (storeId: string) => ['orders', storeId, 'open'] as const,
  finished: (storeId: string) => ['orders', storeId, 'finished'] as const,
  one: ({ storeId, orderId }: OrderRef) => ['orders', storeId, 'one', orderId] as const,
};

const mostAtOnce = 200;
/** Finished orders that the board shows until one asks for more. */
const lastFinished = 20;
const finished = ['CLOSED', 'CANCELLED'] as const;

type Filter = Omit<InputOf<typeof listOrders>, 'storeId' | 'cursor' | 'numberOfElements'>;

async function listWhole(storeId: string, filter: Filter, signal: AbortSignal): Promise<OrderSummary[]> {
  const orders: OrderSummary[] = [];
  let cursor: string | null = null;
  do {
    const input: InputOf<typeof listOrders> = {
      storeId,
      ...filter,
      numberOfElements: mostAtOnce,
      ...(cursor ? { cursor } : {}),
    };
    const page: OutputOf<typeof listOrders> = await call(listOrders, input, { signal });
    orders.push(...page.content);
    cursor = page.nextCursor;
  } while (cursor);
  return orders;
}

/** Never trusted as fresh: another tab may follow the store's events while this one shows another screen. */
const alwaysStale = { staleTime: 0 };

export const openOrdersQuery = (storeId: string) =>
  queryOptions({
    queryKey: orderKeys.open(storeId),
    queryFn: ({ signal }) => listWhole(storeId, { status: ['OPEN'] }, signal),
    ...alwaysStale,
  });

/** Closed and cancelled orders of a business day, newest first: the last ones, or with `isWhole` all of them. */
export const finishedOrdersQuery = (
  storeId: string,
  { businessDate, isWhole }: { businessDate: string; isWhole: boolean },
) =>
  queryOptions({
    queryKey: [...orderKeys.finished(storeId), businessDate, isWhole] as const,
    queryFn: async ({ signal }) => {
      const filter = { status: [...finished], from: businessDate, to: businessDate };
      if (isWhole) {
        const orders = await listWhole(storeId, filter, signal);
        return { orders, total: orders.length };
      }
      const page = await call(listOrders, { storeId, ...filter, numberOfElements: lastFinished }, { signal });
      return { orders: page.content, total: page.totalElements };
    },
    ...alwaysStale,
  });

export const orderQuery = (ref: OrderRef) =>
  queryOptions({
    queryKey: orderKeys.one(ref),
    queryFn: ({ signal }) => call(getOrder, ref, { signal }),
    ...alwaysStale,
  });

/** For the board's route. */
export async function loadBoard(queryClient: QueryClient, storeId: string) {
  await Promise.all([
    queryClient.ensureQueryData(openOrdersQuery(storeId)),
    loadFinished(queryClient, storeId),
    // Of payments and their receipts.
    queryClient.ensureQueryData(paymentSettingQuery(storeId)),
    queryClient.ensureQueryData(storeQuery(storeId)),
  ]);
}

/** Which day it is hangs on the store's settings. */
async function loadFinished(queryClient: QueryClient, storeId: string) {
  const setting = await queryClient.ensureQueryData(generalSettingQuery(storeId));
  const now = new Date();
  const businessDate = businessDateOf(now, dayStartAt(now, setting));
  await queryClient.ensureQueryData(finishedOrdersQuery(storeId, { businessDate, isWhole: false }));
}

/** For the route of one order: the order, and what its receipt says. */
export async function loadOrder(queryClient: QueryClient, ref: OrderRef) {
  await Promise.all([
    queryClient.ensureQueryData(orderQuery(ref)),
    queryClient.ensureQueryData(generalSettingQuery(ref.storeId)),
    queryClient.ensureQueryData(paymentSettingQuery(ref.storeId)),
    queryClient.ensureQueryData(storeQuery(ref.storeId)),
  ]);
}

/** On the board: the order leaves the open ones at once, and comes back if the server refuses. */
export function useCloseOrder(storeId: string) {
  const queryClient = useQueryClient();
  return useOrderAct(
    storeId,
    async (orderId: string) => ({
      order: await sendOnce(changeOrderStatus, { storeId, orderId, newOrderStatus: 'CLOSED' }),
    }),
    async (orderId) => {
      await queryClient.cancelQueries({ queryKey: orderKeys.open(storeId) });
      queryClient.setQueryData(openOrdersQuery(storeId).queryKey, (open) =>
        open?.filter(({ id }) => id !== orderId),
      );
    },
  );
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

export type NewOrder = Omit<InputOf<typeof takeOrder>, 'storeId'>;

export function useTakeOrder(storeId: string) {
  return useOrderAct(storeId, async (order: NewOrder) => ({
    order: await sendOnce(takeOrder, { storeId, ...order }),
  }));
}

/**
 * An act on an order: its answer is shown at once, and whatever came of it, everything is asked for again. Who calls
 * says what went wrong, where it was asked for.
 */
function useOrderAct<Input, Answer extends { order: Order }>(
  storeId: string,
  act: (input: Input) => Promise<Answer>,
  before?: (input: Input) => Promise<void>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: act,
    meta: { handlesErrors: true },
    ...(before ? { onMutate: before } : {}),
    onSuccess: ({ order }) =>
      queryClient.setQueryData(orderQuery({ storeId, orderId: order.id }).queryKey, order),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: orderKeys.all(storeId) }),
  });
}
