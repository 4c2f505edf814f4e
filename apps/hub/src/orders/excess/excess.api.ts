import type { InputOf } from '@maru/contract/endpoint.ts';
import { listExcess, settleExcess, updateTransaction } from '@maru/contract/orders/excess.endpoints.ts';
import { listPaymentsByOrder } from '@maru/contract/orders/order-payments.endpoints.ts';
import { call } from '@maru/web/call.ts';
import { keepPreviousData, type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { sendOnce } from '#hub/lib/send-once.ts';
import { type OrderRef, orderKeys } from '#hub/orders/order-keys.ts';
import { useOrderAct } from '#hub/orders/orders.api.ts';
import { paymentSettingQuery } from '#hub/store-settings/store-settings.api.ts';

const rowsOfPage = 50;

/** Money to give back or to collect, oldest first. Pages count from 1. */
export const excessQuery = (storeId: string, page = 1) =>
  queryOptions({
    queryKey: [...orderKeys.excess(storeId), page],
    queryFn: ({ signal }) =>
      call(listExcess, { storeId, currentPage: page - 1, numberOfElements: rowsOfPage }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The payments of an order that is not on the screen. */
export const paymentsOfOrderQuery = ({ storeId, orderId }: OrderRef) =>
  queryOptions({
    queryKey: [...orderKeys.excess(storeId), 'payments', orderId],
    queryFn: ({ signal }) => call(listPaymentsByOrder, { storeId, storeOrderId: orderId }, { signal }),
    staleTime: 0,
  });

/** Route loader of the list, with the tenders that the store takes. */
export const loadExcess = (queryClient: QueryClient, storeId: string, page: number | undefined) =>
  Promise.all([
    queryClient.ensureQueryData(excessQuery(storeId, page)),
    queryClient.ensureQueryData(paymentSettingQuery(storeId)),
  ]);

export function useSettleExcess(storeId: string) {
  const queryClient = useQueryClient();
  return useOrderAct(storeId, async (input: Omit<InputOf<typeof settleExcess>, 'storeId'>) => {
    const answer = await sendOnce(settleExcess, { storeId, ...input });
    void queryClient.invalidateQueries({ queryKey: orderKeys.excess(storeId) });
    return answer;
  });
}

/** Adds what a terminal printed, or decides an outcome. */
export function useUpdateTransaction(storeId: string) {
  return useOrderAct(storeId, (input: Omit<InputOf<typeof updateTransaction>, 'storeId'>) =>
    sendOnce(updateTransaction, { storeId, ...input }),
  );
}
