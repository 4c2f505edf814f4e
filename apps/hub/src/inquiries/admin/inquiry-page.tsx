import { Button } from '@mantine/core';
import { StatusBadge } from '@maru/ui/status-badge.tsx';
import { formatDateTime } from '@maru/web/format.ts';
import { loadTexts } from '@maru/web/i18n.ts';
import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '#hub/app/paths.ts';
import layout from '#hub/lib/forms/form-columns.module.css';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import { useProfile } from '#hub/profile/profile.api.ts';
import { TimeLeftBadge } from '#hub/stores/admin/time-left-badge.tsx';
import { type Inquiry, inquiryQuery } from './admin-inquiries.api.ts';
import { AnswersCard } from './answers-card.tsx';
import { AskerCard } from './asker-card.tsx';
import { CloseInquiriesDialog } from './close-inquiries-dialog.tsx';
import { ClosedCard } from './closed-card.tsx';
import { NotesCard } from './notes-card.tsx';
import { QuestionCard } from './question-card.tsx';
import { TakenCard } from './taken-card.tsx';
import { UnmaskInquiryDialog } from './unmask-inquiry-dialog.tsx';
import { useInquiryWords } from './use-inquiry-words.ts';

/** Route loader. */
export const loadInquiry = (queryClient: QueryClient, inquiryId: string) =>
  Promise.all([
    loadTexts('admin-inquiries', 'admin', 'forms'),
    queryClient.ensureQueryData(inquiryQuery(inquiryId)),
  ]);

/** One inquiry: the question, the admin who took it, answers and notes. */
export function InquiryPage() {
  const { inquiryId } = useParams({ from: '/signed-in/admin/inquiries/$inquiryId' });
  // Remounted for each inquiry, because typed text belongs to one inquiry only.
  return <OneInquiry key={inquiryId} inquiryId={inquiryId} />;
}

function OneInquiry({ inquiryId }: { inquiryId: string }) {
  const { t } = useInquiryWords();
  const { data: inquiry } = useSuspenseQuery(inquiryQuery(inquiryId));
  const { id: ownId } = useProfile();
  const [opened, setOpened] = useState<'UNMASK' | 'CLOSE'>();
  const leave = () => setOpened(undefined);
  const { answeredAt, closed, name } = inquiry;
  const isWaiting = !answeredAt && !closed;

  return (
    <StoreFrame
      title={t('one.title', { name })}
      back={{ to: paths.adminInquiries(), label: t('title') }}
      headerSlot={<State inquiry={inquiry} />}
      actions={
        <>
          {isWaiting && <Button onClick={() => setOpened('CLOSE')}>{t('close.open')}</Button>}
          <Button onClick={() => setOpened('UNMASK')}>{t('unmask.open')}</Button>
        </>
      }
    >
      <div className={layout.columns}>
        <div className={layout.column}>
          <QuestionCard inquiry={inquiry} />
          <AnswersCard inquiry={inquiry} ownId={ownId} />
        </div>
        <div className={layout.column}>
          {isWaiting && <TakenCard inquiry={inquiry} ownId={ownId} />}
          {closed && <ClosedCard inquiryId={inquiryId} closed={closed} />}
          <AskerCard inquiry={inquiry} />
          <NotesCard inquiry={inquiry} />
        </div>
      </div>
      {opened === 'UNMASK' && <UnmaskInquiryDialog inquiryId={inquiryId} onClose={leave} />}
      {opened === 'CLOSE' && <CloseInquiriesDialog inquiryIds={[inquiryId]} onClose={leave} onDone={leave} />}
    </StoreFrame>
  );
}

function State({ inquiry: { answeredAt, closed, dueAt } }: { inquiry: Inquiry }) {
  const { t, language } = useInquiryWords();
  if (closed)
    return <StatusBadge>{t('closedFor', { reason: t(`close.reasons.${closed.reason}`) })}</StatusBadge>;
  if (!answeredAt) return <TimeLeftBadge dueAt={dueAt} />;
  return (
    <StatusBadge tone="success">
      {t('answeredAt', { time: formatDateTime(answeredAt, language) })}
    </StatusBadge>
  );
}
