import { Button } from '@mantine/core';
import { changeOf } from '@maru/contract/payments/payment-type.ts';
import { formatTime } from '@maru/web/format.ts';
import { IconUsersGroup } from '@tabler/icons-react';
import { useState } from 'react';
import { readingTime } from '#hub/payments/reading-time.ts';
import { type Sale, type Tender, waitingStep } from '#hub/payments/sale-queue/sale.ts';
import { usePaymentWords } from '#hub/payments/use-payment-words.ts';
import styles from './refused-tender.module.css';
import { paidElsewhere } from './taken-elsewhere.ts';

type OvertakenTenderProps = {
  sale: Sale;
  stage: 'ELSEWHERE' | 'CANCELLED' | 'OTHER_TAB';
  /** Called after the refused money was given back. */
  onReturned: () => void;
  onClose: () => void;
};

/**
 * Says that another device was faster, who took what, and what to do with the money that was handed over
 * here.
 */
export function OvertakenTender({ sale, stage, onReturned, onClose }: OvertakenTenderProps) {
  const { t, won, language } = usePaymentWords();
  const [shownAt] = useState(() => Date.now());
  const tender = sale.refusal && waitingStep(sale)?.tender;
  const money = tender && tender.paymentMethod !== 'card' ? tender : null;
  const taken = stage === 'ELSEWHERE' ? paidElsewhere(sale) : [];
  const isByGuest = taken.length > 0 && taken.every(({ isByLink }) => isByLink);
  const leave = () => Date.now() - shownAt > readingTime && (tender ? onReturned() : onClose());

  return (
    <section className={styles.refused}>
      <IconUsersGroup className={styles.picture} size={56} stroke={1.5} aria-hidden />
      <div className={styles.why} role="alert">
        <h3 className={styles.title}>{t(`overtaken.${isByGuest ? 'BY_GUEST' : stage}`)}</h3>
        {taken.map(({ id, type, amount, takenBy, isByLink, transactions }) => (
          <p key={id} className={styles.text}>
            {t(`overtaken.${isByLink ? 'paymentByLink' : takenBy ? 'payment' : 'paymentOfSomebody'}`, {
              by: takenBy,
              type: t(`receipt:tenderTypes.${type}`),
              amount: won(amount),
              time: formatTime(transactions.at(-1)?.at ?? '', language),
            })}
          </p>
        ))}
        {(money || !tender) && (
          <p className={styles.text}>
            <strong>
              {money ? (
                <Returned tender={money} />
              ) : (
                t(stage === 'CANCELLED' ? 'overtaken.giveBackUnbooked' : 'overtaken.giveBackAny')
              )}
            </strong>
          </p>
        )}
      </div>
      <div className={styles.acts}>
        <Button size="xl" variant="action" data-autofocus onClick={leave}>
          {t(money ? 'overtaken.returned' : 'close')}
        </Button>
      </div>
    </section>
  );
}

/** Says what to return. The change may have been handed out already, since the sheet showed it. */
function Returned({ tender }: { tender: Tender }) {
  const { t, won } = usePaymentWords();
  const { paymentMethod, amount, received = amount } = tender;
  if (paymentMethod !== 'INSTORE_CASH') return t('overtaken.voidSlip', { amount: won(amount) });
  const change = changeOf({ amount, received });
  return t(change > 0 ? 'overtaken.giveBackChanged' : 'overtaken.giveBackCash', {
    received: won(received),
    change: won(change),
    amount: won(amount),
  });
}
