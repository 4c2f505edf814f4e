import type { InputOf, OutputOf } from '@maru/contract/endpoint.ts';
import {
  getRevenueMessage,
  listRevenueMessages,
  previewRevenueMessage,
  updateRevenueMessage,
} from '@maru/contract/sales/revenue-message.endpoints.ts';
import type { SummaryKind } from '@maru/contract/sales/revenue-message.ts';
import { call } from '@maru/web/call.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { retryAfterUnlock } from '#hub/lib/locked.ts';
import { sendOnce } from '#hub/lib/send-once.ts';
import { salesKeys } from '#hub/sales/sales.api.ts';
import { settingKeys } from '#hub/store-settings/store-settings.api.ts';

export type RevenueMessage = OutputOf<typeof getRevenueMessage>;
export type SentRevenueMessage = OutputOf<typeof listRevenueMessages>['content'][number];

/** Invalidated together with the other settings of the store. */
export const revenueMessageQuery = (storeId: string) =>
  queryOptions({
    queryKey: [...settingKeys.all(storeId), 'revenue-message'],
    queryFn: ({ signal }) => call(getRevenueMessage, { storeId }, { signal }),
  });

export const messagePreviewQuery = (storeId: string, kind: SummaryKind) =>
  queryOptions({
    queryKey: [...settingKeys.all(storeId), 'revenue-message', 'preview', kind],
    queryFn: ({ signal }) =>
      retryAfterUnlock(() => call(previewRevenueMessage, { storeId, kind }, { signal })),
  });

/** The newest `count` messages. */
export const sentMessagesQuery = (storeId: string, count: number) =>
  queryOptions({
    queryKey: [...salesKeys.all(storeId), 'messages', count],
    queryFn: ({ signal }) => call(listRevenueMessages, { storeId, numberOfElements: count }, { signal }),
  });

/** The caller shows errors at the field they belong to. */
export function useSaveRevenueMessage(storeId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Omit<InputOf<typeof updateRevenueMessage>, 'storeId'>) =>
      sendOnce(updateRevenueMessage, { storeId, ...input }),
    meta: { handlesErrors: true },
    onSuccess: (saved) => queryClient.setQueryData(revenueMessageQuery(storeId).queryKey, saved),
  });
}
