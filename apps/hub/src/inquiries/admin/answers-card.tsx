import { longestAnswer } from '@maru/contract/inquiries/inquiry-rules.ts';
import { StatusBadge, type Tone } from '@maru/ui/status-badge.tsx';
import { formatDateTime } from '@maru/web/format.ts';
import { Card } from '#hub/lib/card.tsx';
import { personName } from '#hub/lib/person-name.ts';
import { type Inquiry, useAnswerInquiry } from './admin-inquiries.api.ts';
import styles from './inquiries.module.css';
import { useInquiryWords } from './use-inquiry-words.ts';
import { WritingForm } from './writing-form.tsx';

const tones: Record<Inquiry['answers'][number]['delivery'], Tone> = {
  QUEUED: 'neutral',
  SENT: 'success',
  FAILED: 'danger',
};
/** The answers that were mailed and what became of them, and the form for one while the inquiry waits. */
export function AnswersCard({ inquiry, ownId }: { inquiry: Inquiry; ownId: string }) {
  const { t, language } = useInquiryWords();
  const { id, answers, answeredAt, taken } = inquiry;
  const { mutateAsync: answer, isPending } = useAnswerInquiry(id);
  const other = taken && taken.id !== ownId ? taken : undefined;

  return (
    <Card title={t('answer.title')}>
      <ol className={styles.entries}>
        {answers.map((one) => (
          <li key={one.id}>
            <p className={styles.text}>{one.content}</p>
            <p className={styles.muted}>
              <span>{personName(one.authorName)}</span>
              <time dateTime={one.at}>{formatDateTime(one.at, language)}</time>
              <StatusBadge tone={tones[one.delivery]}>{t(`deliveries.${one.delivery}`)}</StatusBadge>
            </p>
          </li>
        ))}
      </ol>
      {!answeredAt && other && (
        <p className={styles.muted}>{t('answer.other', { name: personName(other.name) })}</p>
      )}
      <WritingForm
        words={{
          label: t('answer.label'),
          hint: t('answer.hint'),
          missing: t('answer.missing'),
          act: t('answer.send'),
          unsent: t('answer.unsent'),
          discard: t('answer.discard'),
        }}
        longest={longestAnswer}
        rows={6}
        isMain
        isClosed={answeredAt !== null && !isPending}
        isDisabled={other !== undefined}
        isPending={isPending}
        onSend={answer}
      />
    </Card>
  );
}
