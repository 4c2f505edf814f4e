import { longestAnswer } from '@maru/contract/inquiries/inquiry-rules.ts';
import { isShownAnswer } from '@maru/contract/inquiries/is-shown-answer.ts';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { StatusBadge, type Tone } from '@maru/ui/status-badge.tsx';
import { formatDateTime } from '@maru/web/format.ts';
import { Card } from '#hub/lib/card.tsx';
import { WritingForm } from '#hub/lib/forms/writing-form.tsx';
import { personName } from '#hub/lib/person-name.ts';
import { type Inquiry, useAnswerInquiry, useRefetchInquiry } from './admin-inquiries.api.ts';
import styles from './inquiries.module.css';
import { useInquiryWords } from './use-inquiry-words.ts';

type AnswersProps = { inquiry: Inquiry; ownId: string };

const tones: Record<Inquiry['answers'][number]['delivery'], Tone> = {
  QUEUED: 'neutral',
  SENT: 'success',
  FAILED: 'danger',
};

/** Lists the mailed answers and their outcomes, with the form for the next one. */
export function AnswersCard({ inquiry, ownId }: AnswersProps) {
  const { t, language } = useInquiryWords();
  return (
    <Card title={t('answer.title')}>
      <ol className={styles.entries}>
        {inquiry.answers.map((one) => (
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
      <AnswerForm inquiry={inquiry} ownId={ownId} />
    </Card>
  );
}

function AnswerForm({ inquiry: { id, answers, answeredAt, closed, taken }, ownId }: AnswersProps) {
  const { t } = useInquiryWords();
  const { mutateAsync: answer, isPending } = useAnswerInquiry(id);
  const refetch = useRefetchInquiry(id);
  const other = !answeredAt && !closed && taken && taken.id !== ownId ? taken : undefined;
  const last = answers.at(-1);
  const isOwn = last?.authorId === ownId;

  return (
    <>
      {closed && <p className={styles.muted}>{t('answer.closed')}</p>}
      {other && <p className={styles.muted}>{t('answer.other', { name: personName(other.name) })}</p>}
      <WritingForm
        name="answer"
        words={{
          label: t('answer.label'),
          hint: t('answer.hint'),
          missing: t('answer.missing'),
          act: t('answer.send'),
        }}
        longest={longestAnswer}
        rows={6}
        isMain
        final={
          answeredAt !== null && !isPending
            ? {
                wasSent: (text) => isOwn && isShownAnswer(text, last.content),
                words: {
                  sent: t('answer.sent'),
                  unsent: t(isOwn ? 'answer.unsentOwn' : 'answer.unsent'),
                  discard: t('answer.discard'),
                },
              }
            : undefined
        }
        isDisabled={other !== undefined || closed !== null}
        isPending={isPending}
        onFocus={refetch}
        onSend={async (content) => {
          await answer(content);
          showNotice({ id: 'answer', type: 'SUCCESS', message: t('answer.done') });
        }}
      />
    </>
  );
}
