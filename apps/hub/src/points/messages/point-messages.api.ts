import type { InputOf, OutputOf } from '@maru/contract/endpoint.ts';
import {
  getPointChannel,
  listPointMessages,
  listPointTemplates,
  updatePointChannel,
} from '@maru/contract/points/point-messages.endpoints.ts';
import { call } from '@maru/web/call.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { sendOnce } from '#hub/lib/send-once.ts';
import { pointKeys } from '#hub/points/point-keys.ts';

export type PointChannel = OutputOf<typeof getPointChannel>;
export type PointTemplate = OutputOf<typeof listPointTemplates>['templates'][number];
export type PointMessage = OutputOf<typeof listPointMessages>['content'][number];

/** Templates are approved outside of Maru, so they are refetched whenever a screen opens. */
export const pointChannelQuery = (storeId: string) =>
  queryOptions({
    queryKey: [...pointKeys.setting(storeId), 'channel'],
    queryFn: ({ signal }) => call(getPointChannel, { storeId }, { signal }),
  });

export const pointTemplatesQuery = (storeId: string) =>
  queryOptions({
    queryKey: [...pointKeys.setting(storeId), 'templates'],
    queryFn: ({ signal }) => call(listPointTemplates, { storeId }, { signal }),
  });

/** The newest `count` messages. */
export const pointMessagesQuery = (storeId: string, count: number) =>
  queryOptions({
    queryKey: [...pointKeys.messages(storeId), count],
    queryFn: ({ signal }) => call(listPointMessages, { storeId, numberOfElements: count }, { signal }),
  });

/** The caller shows errors at the field they belong to. */
export function useSavePointChannel(storeId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Omit<InputOf<typeof updatePointChannel>, 'storeId'>) =>
      sendOnce(updatePointChannel, { storeId, ...input }),
    meta: { handlesErrors: true },
    onSuccess: (saved) => queryClient.setQueryData(pointChannelQuery(storeId).queryKey, saved),
  });
}
