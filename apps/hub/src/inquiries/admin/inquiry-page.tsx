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
import { inquiryQuery } from './admin-inquiries.api.ts';
import { AnswersCard } from './answers-card.tsx';
import { AskerCard } from './asker-card.tsx';
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

/** One inquiry: what was asked, who is on it, the answer and notes. */
export function InquiryPage() {
  const { inquiryId } = useParams({ from: '/signed-in/admin/inquiries/$inquiryId' });
  // What is typed belongs to this inquiry only.
  return <Inquiry key={inquiryId} inquiryId={inquiryId} />;
}

function Inquiry({ inquiryId }: { inquiryId: string }) {
  const { t, language } = useInquiryWords();
  const { data: inquiry } = useSuspenseQuery(inquiryQuery(inquiryId));
  const { id: ownId } = useProfile();
  const [isUnmasking, setIsUnmasking] = useState(false);
  const { answeredAt, dueAt, name } = inquiry;

  return (
    <StoreFrame
      title={t('one.title', { name })}
      back={{ to: paths.adminInquiries(), label: t('title') }}
      headerSlot={
        answeredAt ? (
          <StatusBadge tone="success">
            {t('answeredAt', { time: formatDateTime(answeredAt, language) })}
          </StatusBadge>
        ) : (
          <TimeLeftBadge dueAt={dueAt} />
        )
      }
      actions={<Button onClick={() => setIsUnmasking(true)}>{t('unmask.open')}</Button>}
    >
      <div className={layout.columns}>
        <div className={layout.column}>
          <QuestionCard inquiry={inquiry} />
          <AnswersCard inquiry={inquiry} ownId={ownId} />
        </div>
        <div className={layout.column}>
          {!answeredAt && <TakenCard inquiry={inquiry} ownId={ownId} />}
          <AskerCard inquiry={inquiry} />
          <NotesCard inquiry={inquiry} />
        </div>
      </div>
      {isUnmasking && <UnmaskInquiryDialog inquiryId={inquiryId} onClose={() => setIsUnmasking(false)} />}
    </StoreFrame>
  );
}
