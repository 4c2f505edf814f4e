import { formatDateTime } from '@maru/web/format.ts';
import { SentMessages } from '#hub/lib/messages/sent-messages.tsx';
import { type PointMessage, pointMessagesQuery } from './point-messages.api.ts';
import { useMessageWords } from './use-message-words.ts';

/** The messages to customers about their points. */
export function SentPointMessages({ storeId }: { storeId: string }) {
  const { t, language } = useMessageWords();
  const say = ({ kind, phoneLast4, isNumberHidden, at, outcome, reason }: PointMessage) => ({
    name: t(`kinds.${kind}.name`),
    facts: [
      !isNumberHidden && (phoneLast4 ? t('history.to', { last4: phoneLast4 }) : t('history.toNobody')),
      formatDateTime(at, language),
      reason && t(`history.why.${reason}`),
      (outcome === 'FAILED' || outcome === 'EXPIRED') && t(`history.why.${outcome}`),
    ],
    outcome: t(`history.outcomes.${outcome}`),
  });

  return (
    <SentMessages
      newest={(count) => pointMessagesQuery(storeId, count)}
      sentAt={({ at }) => at}
      say={say}
      texts={{ title: t('history.title'), empty: t('history.empty'), more: t('history.more') }}
    />
  );
}
