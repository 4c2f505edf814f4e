import { useSuspenseQuery } from '@tanstack/react-query';
import { type EditFormState, useEditForm } from '#hub/lib/forms/use-edit-form.ts';
import { type MessageValues, messageValuesOf } from './message-values.ts';
import { type RevenueMessage, revenueMessageQuery, useSaveRevenueMessage } from './revenue-message.api.ts';

export type MessageForm = EditFormState<MessageValues>;

export function useMessageForm(storeId: string) {
  const { data: setting } = useSuspenseQuery(revenueMessageQuery(storeId));
  const { mutateAsync: save } = useSaveRevenueMessage(storeId);
  const me = setting.members.find(({ isCaller }) => isCaller);
  const getsOwn = ({ recipients }: MessageValues) =>
    me?.role === 'OWNER' && recipients.some(({ userId }) => userId === me.userId);
  const form: MessageForm = useEditForm<MessageValues>({
    saved: messageValuesOf(setting),
    version: setting.version,
    // Only owners who get messages may have an hour of their own.
    save: (values, version) => save({ ...values, ownHour: getsOwn(values) ? values.ownHour : null, version }),
    valuesOf: (row) => messageValuesOf(row as RevenueMessage),
    fieldOf: (place) =>
      place === 'CANNOT_RECEIVE_REVENUE' || place.startsWith('recipients') ? 'recipients' : undefined,
  });
  return { setting, form, hasOwnHour: getsOwn(form.values) };
}
