import { Button } from '@mantine/core';
import { formatTime } from '@maru/web/format.ts';
import { IconUsersGroup } from '@tabler/icons-react';
import { type Sale, waitingStep } from '#hub/payments/outbox/sale.ts';
import { useWords } from '#hub/payments/use-words.ts';
import styles from './refused-tender.module.css';
import { paidElsewhere } from './taken-elsewhere.ts';

type OvertakenTenderProps = {
  sale: Sale;
  stage: 'ELSEWHERE' | 'CANCELLED';
  /** The money that has no room on the order was given back. */
  onReturned: () => void;
  onClose: () => void;
};

/** Another device was quicker: who took what, and what becomes of the money that was just handed over here. */
export function OvertakenTender({ sale, stage, onReturned, onClose }: OvertakenTenderProps) {
  const { t, won, language } = useWords();
  const refused = sale.refusal && waitingStep(sale)?.tender;
  const isCash = refused?.paymentMethod === 'INSTORE_CASH';
  const amount = won(refused?.received ?? refused?.amount ?? 0);

  return (
    <section className={styles.refused}>
      <IconUsersGroup className={styles.picture} size={56} stroke={1.5} aria-hidden />
      <h3 className={styles.title}>{t(`overtaken.${stage}`)}</h3>
      <div className={styles.why} role="alert">
        {stage === 'ELSEWHERE' &&
          paidElsewhere(sale).map(({ id, type, amount: paid, takenBy, transactions }) => (
            <p key={id} className={styles.text}>
              {t('overtaken.payment', {
                by: takenBy ?? t('overtaken.somebody'),
                type: t(`tenderTypes.${type}`),
                amount: won(paid),
                time: formatTime(transactions.at(-1)?.at ?? '', language),
              })}
            </p>
          ))}
        <p className={styles.text}>
          <strong>
            {refused && refused.paymentMethod !== 'card'
              ? t(isCash ? 'overtaken.giveBackCash' : 'overtaken.voidSlip', { amount })
              : t('overtaken.giveBackAny')}
          </strong>
        </p>
      </div>
      <div className={styles.acts}>
        <Button size="xl" variant="action" data-autofocus onClick={refused ? onReturned : onClose}>
          {t(refused ? 'overtaken.returned' : 'close')}
        </Button>
      </div>
    </section>
  );
}
