import { formatTimeOfDay } from '@maru/web/format.ts';
import { loadTexts } from '@maru/web/i18n.ts';
import type { QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EditForm } from '#hub/lib/forms/edit-form.tsx';
import layout from '#hub/lib/forms/form-columns.module.css';
import { shownAtFirst } from '#hub/lib/messages/sent-messages.tsx';
import { useStore } from '#hub/lib/store.tsx';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import { useLanguage } from '#hub/lib/use-language.ts';
import { HourCard } from './hour-card.tsx';
import type { MessageValues } from './message-values.ts';
import { PreviewCard } from './preview-card.tsx';
import { RecipientsCard } from './recipients-card.tsx';
import { type RevenueMessage, revenueMessageQuery, sentMessagesQuery } from './revenue-message.api.ts';
import { SentRevenueMessages } from './sent-revenue-messages.tsx';
import { useMessageForm } from './use-message-form.ts';

/** Route loader. */
export const loadRevenueMessage = (queryClient: QueryClient, storeId: string) =>
  Promise.all([
    loadTexts('revenue-message', 'forms'),
    queryClient.ensureQueryData(revenueMessageQuery(storeId)),
    queryClient.ensureQueryData(sentMessagesQuery(storeId, shownAtFirst)),
  ]);

/** Sets who gets the revenue message and when, previews it, and lists sent ones. */
export function RevenueMessagePage() {
  const { t } = useTranslation('revenue-message');
  const { storeId } = useStore();
  const { setting, form, hasOwnHour } = useMessageForm(storeId);
  const wordsOf = useMessageWords(setting);

  return (
    <StoreFrame title={t('title')}>
      <EditForm
        form={form}
        fieldLabels={{
          hour: t('hour.label'),
          ownHour: t('hour.ownLabel'),
          recipients: t('recipients.title'),
        }}
        wordsOf={wordsOf}
      >
        <div className={layout.columns}>
          <div className={layout.column}>
            <RecipientsCard setting={setting} form={form} />
            <HourCard form={form} hasOwnHour={hasOwnHour} />
          </div>
          <div className={layout.column}>
            <PreviewCard />
          </div>
        </div>
      </EditForm>
      <SentRevenueMessages storeId={storeId} />
    </StoreFrame>
  );
}

/** The values in words, for the merge dialog. */
function useMessageWords({ members }: RevenueMessage) {
  const { t } = useTranslation('revenue-message');
  const language = useLanguage();
  const names = new Map(members.map(({ userId, name }) => [userId, name]));
  const lineOf = ({ userId, kinds }: MessageValues['recipients'][number]) =>
    t('recipients.line', {
      name: names.get(userId) ?? '',
      kinds: kinds.map((kind) => t(`kinds.${kind}`)).join(', '),
    });

  return (name: keyof MessageValues, value: unknown): string | undefined => {
    if (name !== 'recipients')
      return value === null ? t('hour.asStore') : formatTimeOfDay((value as number) * 60, language);
    const recipients = value as MessageValues['recipients'];
    return recipients.length === 0 ? undefined : recipients.map(lineOf).join('\n');
  };
}
