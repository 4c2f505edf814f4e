import type { InputOf, OutputOf } from '@maru/contract/endpoint.ts';
import {
  getPointChannel,
  listPointSettings,
  updatePointChannel,
} from '@maru/contract/points/point-messages.endpoints.ts';
import { call } from '@maru/web/call.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { sendOnce } from '#hub/lib/send-once.ts';
import { pointChannelQuery } from '#hub/points/messages/point-messages.api.ts';
import type { PointsAddress } from './points-address.ts';

type Answer = OutputOf<typeof listPointSettings>;
export type AdminView = NonNullable<InputOf<typeof listPointSettings>['view']>;
type Listed = ReturnType<typeof withIds>;
export type StorePoints = Listed['stores'][number];
export type AdminChannel = Listed['channels'][number];
export type AdminTemplate = Listed['templates'][number];

/** Adds row ids, because a template's code is unique only within its channel. */
function withIds({ stores, templates, ...rest }: Answer) {
  return {
    ...rest,
    stores: stores.map((store) => ({ ...store, id: store.storeId })),
    templates: templates.map((one) => ({ ...one, id: `${one.channelId} ${one.code}` })),
  };
}

const listKey = ['admin', 'points'] as const;
const rowsOfPage = 20;
/** More than a dealer's account can have. */
const mostChannels = 200;

export const adminPointsQuery = ({ view: chosen, q = '', page = 1 }: PointsAddress) => {
  const view: AdminView = chosen ?? 'STORES';
  return queryOptions({
    queryKey: [...listKey, view, q, page],
    queryFn: ({ signal }) =>
      call(
        listPointSettings,
        { view, stringToSearch: q, currentPage: page - 1, numberOfElements: rowsOfPage },
        { signal },
      ),
    select: withIds,
    // The rows of another list must not be shown in this one.
    placeholderData: (before, query) => (query?.queryKey[2] === view ? before : undefined),
    staleTime: 0,
  });
};

/** All channels of the dealer, to choose one. */
export const everyChannelQuery = () =>
  queryOptions({
    queryKey: [...listKey, 'channels'],
    queryFn: ({ signal }) =>
      call(listPointSettings, { view: 'CHANNELS', numberOfElements: mostChannels }, { signal }),
  });

/**
 * Connects a channel with a store. The store's choice of messages stays, but not its templates, which belong
 * to the channel.
 */
export function useConnectChannel(storeId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (channelId: string | null) => {
      const { version, kinds } = await call(getPointChannel, { storeId });
      const templates = { EARNED: null, USED: null, CANCELLED: null, EXPIRING: null };
      return sendOnce(updatePointChannel, { storeId, version, channelId, templates, kinds });
    },
    meta: { handlesErrors: true },
    onSuccess: (saved) => queryClient.setQueryData(pointChannelQuery(storeId).queryKey, saved),
    onSettled: () => queryClient.invalidateQueries({ queryKey: listKey }),
  });
}
