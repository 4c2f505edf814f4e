import { Button } from '@mantine/core';
import { formatDateTime } from '@maru/web/format.ts';
import { Card } from '#hub/lib/card.tsx';
import { personName } from '#hub/lib/person-name.ts';
import { type Inquiry, useReopenInquiries } from './admin-inquiries.api.ts';
import styles from './inquiries.module.css';
import { useInquiryWords } from './use-inquiry-words.ts';

type ClosedCardProps = { inquiryId: string; closed: NonNullable<Inquiry['closed']> };

/** Says who closed an inquiry without an answer, with a button that reopens it. */
export function ClosedCard({ inquiryId, closed: { name, at } }: ClosedCardProps) {
  const { t, language } = useInquiryWords();
  const { mutate: reopen, isPending } = useReopenInquiries();

  return (
    <Card title={t('closed.title')}>
      <p className={styles.text}>
        {t('closed.text', { name: personName(name), time: formatDateTime(at, language) })}
      </p>
      <Button size="lg" loading={isPending} onClick={() => reopen({ inquiryIds: [inquiryId] })}>
        {t('closed.reopen')}
      </Button>
    </Card>
  );
}
