import type { CashReceipt } from '@maru/contract/cash-receipts/cash-receipt.ts';
import {
  cancelCashReceipt,
  decideCashReceipt,
  getCashReceipt,
  getUnissuedCash,
  postCashReceipt,
  type UnissuedCash,
} from '@maru/contract/cash-receipts/cash-receipts.endpoints.ts';
import type { InputOf } from '@maru/contract/endpoint.ts';
import { call } from '@maru/web/call.ts';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { readPages } from '#hub/lib/list/read-pages.ts';
import { sendOnce } from '#hub/lib/send-once.ts';
import { cashReceiptKeys } from './cash-receipt-keys.ts';

/** Cash payments without a receipt, those due first come first. */
export const unissuedQuery = (storeId: string) =>
  infiniteQueryOptions({
    queryKey: [...cashReceiptKeys.all(storeId), 'unissued'],
    queryFn: ({ signal, pageParam: cursor }) =>
      call(getUnissuedCash, { storeId, ...(cursor === '' ? {} : { cursor }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor, content }) => (content.length === 0 ? undefined : nextCursor),
    // Always stale: this tab may have been outside the store while another tab received the store's events.
    staleTime: 0,
    // Every order that is paid in cash changes this list.
    meta: { atMostEvery: 10_000 },
  });

const undecided: readonly CashReceipt['status'][] = ['REQUESTED', 'CANCEL_REQUESTED'];

/** One receipt, refetched with each event until its issuer has decided. */
export const undecidedReceiptQuery = (storeId: string, said: Pick<CashReceipt, 'id' | 'status'> | null) =>
  queryOptions({
    queryKey: [...cashReceiptKeys.all(storeId), 'one', said?.id ?? null],
    queryFn: ({ signal }): Promise<CashReceipt> =>
      call(getCashReceipt, { storeId, cashReceiptId: said?.id ?? '' }, { signal }),
    enabled: ({ state }) => said !== null && undecided.includes(state.data?.status ?? said.status),
    // Events of all orders refetch this receipt, because any of them may be its order.
    meta: { atMostEvery: 3_000 },
  });

export type IssueInput = Omit<InputOf<typeof postCashReceipt>, 'storeId'>;

/** Issues a receipt, or corrects one. The caller shows errors. */
export function useIssueReceipt(storeId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: IssueInput) => sendOnce(postCashReceipt, { storeId, ...input }),
    meta: { handlesErrors: true },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: cashReceiptKeys.all(storeId) }),
  });
}

/** Cancels an issued receipt, or drops one that was refused. The caller shows errors. */
export function useCancelReceipt(storeId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: { cashReceiptId: string; reason: string }) =>
      sendOnce(cancelCashReceipt, { storeId, ...input }),
    meta: { handlesErrors: true },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: cashReceiptKeys.all(storeId) }),
  });
}

/** An owner decides the outcome of a receipt. The caller shows errors. */
export function useDecideReceipt(storeId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Omit<InputOf<typeof decideCashReceipt>, 'storeId'>) =>
      sendOnce(decideCashReceipt, { storeId, ...input }),
    meta: { handlesErrors: true },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: cashReceiptKeys.all(storeId) }),
  });
}

/** The whole list, page after page. */
export async function readAllUnissued(storeId: string): Promise<UnissuedCash[]> {
  const { rows } = await readPages((page) => call(getUnissuedCash, { storeId, ...page }));
  return rows;
}
