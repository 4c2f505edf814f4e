import { Button } from '@mantine/core';
import { formatDateTime } from '@maru/web/format.ts';
import { Card } from '#hub/lib/card.tsx';
import { personName } from '#hub/lib/person-name.ts';
import { type Inquiry, useTakeInquiry } from './admin-inquiries.api.ts';
import styles from './inquiries.module.css';
import { useInquiryWords } from './use-inquiry-words.ts';

/** Shows which admin took an inquiry, so that two admins do not answer at once. */
export function TakenCard({ inquiry: { id, taken }, ownId }: { inquiry: Inquiry; ownId: string }) {
  const { t, language } = useInquiryWords();
  const { mutate: take, isPending } = useTakeInquiry(id);
  const isMine = taken?.id === ownId;
  const since = taken && { name: personName(taken.name), time: formatDateTime(taken.at, language) };

  return (
    <Card title={t('taken.title')}>
      <p className={styles.text}>
        {since ? t(isMine ? 'taken.mine' : 'taken.other', since) : t('taken.nobody')}
      </p>
      {taken === null && (
        <Button size="lg" loading={isPending} onClick={() => take({ isMine: true })}>
          {t('taken.take')}
        </Button>
      )}
      {taken && isMine && (
        <Button size="lg" loading={isPending} onClick={() => take({ isMine: false })}>
          {t('taken.giveBack')}
        </Button>
      )}
      {taken && !isMine && (
        <Button size="lg" loading={isPending} onClick={() => take({ isMine: true, insteadOf: taken.id })}>
          {t('taken.takeOver')}
        </Button>
      )}
    </Card>
  );
}
