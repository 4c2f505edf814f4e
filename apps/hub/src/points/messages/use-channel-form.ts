import { useSuspenseQuery } from '@tanstack/react-query';
import { type EditFormState, useEditForm } from '#hub/lib/forms/use-edit-form.ts';
import { type ChannelValues, channelOf, channelValuesOf, isPurpose } from './channel-values.ts';
import { type PointChannel, pointChannelQuery, useSavePointChannel } from './point-messages.api.ts';

export type ChannelForm = EditFormState<ChannelValues>;

export function useChannelForm(storeId: string) {
  const { data: setting } = useSuspenseQuery(pointChannelQuery(storeId));
  const { mutateAsync: save } = useSavePointChannel(storeId);
  const form: ChannelForm = useEditForm<ChannelValues>({
    saved: channelValuesOf(setting),
    version: setting.version,
    save: (values, version) => save({ ...channelOf(values), version }),
    valuesOf: (row) => channelValuesOf(row as PointChannel),
    fieldOf: (place) => {
      const [, purpose = ''] = /^templates\.(\w+)$/.exec(place) ?? [];
      if (isPurpose(purpose)) return purpose;
      return place === 'POINT_CHANNEL_NOT_FOUND' ? 'channelId' : undefined;
    },
  });
  return { setting, form };
}
