import { formatDateTime } from '@maru/web/format.ts';
import { Card } from '#hub/lib/card.tsx';
import type { Inquiry } from './admin-inquiries.api.ts';
import styles from './inquiries.module.css';
import { useInquiryWords } from './use-inquiry-words.ts';

export function QuestionCard({ inquiry: { content, receivedAt } }: { inquiry: Inquiry }) {
  const { t, language } = useInquiryWords();
  return (
    <Card title={t('one.question')}>
      <p className={styles.text}>{content}</p>
      <p className={styles.muted}>
        <time dateTime={receivedAt}>{formatDateTime(receivedAt, language)}</time>
      </p>
    </Card>
  );
}
