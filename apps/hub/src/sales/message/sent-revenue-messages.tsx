import { formatDate, formatDateTime, formatMonth } from '@maru/web/format.ts';
import { useTranslation } from 'react-i18next';
import { SentMessages } from '#hub/lib/messages/sent-messages.tsx';
import { personName } from '#hub/lib/person-name.ts';
import { useLanguage } from '#hub/lib/use-language.ts';
import { type SentRevenueMessage, sentMessagesQuery } from './revenue-message.api.ts';

/** Lists the sent revenue messages of the store. */
export function SentRevenueMessages({ storeId }: { storeId: string }) {
  const { t } = useTranslation('revenue-message');
  const language = useLanguage();
  const periodOf = usePeriodWords();
  const say = (row: SentRevenueMessage) => ({
    name: t('history.row', { name: personName(row.name), kind: t(`kinds.${row.kind}`) }),
    facts: [
      periodOf(row),
      t('history.posted', { time: formatDateTime(row.postedAt, language) }),
      (row.outcome === 'FAILED' || row.outcome === 'EXPIRED') && t(`history.why.${row.outcome}`),
    ],
    outcome: t(`history.outcomes.${row.outcome}`),
  });

  return (
    <SentMessages
      newest={(count) => sentMessagesQuery(storeId, count)}
      sentAt={({ postedAt }) => postedAt}
      say={say}
      texts={{ title: t('history.title'), empty: t('history.empty'), more: t('history.more') }}
    />
  );
}

function usePeriodWords() {
  const { t } = useTranslation('revenue-message');
  const language = useLanguage();

  return ({ kind, from, to }: Pick<SentRevenueMessage, 'kind' | 'from' | 'to'>): string => {
    if (kind === 'MONTHLY') return formatMonth(from.slice(0, 7), language);
    const [first, last] = [formatDate(from, language), formatDate(to, language)];
    return kind === 'DAILY' ? first : t('history.days', { from: first, to: last });
  };
}
