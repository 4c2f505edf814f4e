import { Button } from '@mantine/core';
import { type SoldTender, tenderInHand } from '@maru/contract/receipt/sold.ts';
import { DetailLine } from '@maru/ui/detail-line.tsx';
import { Money } from '@maru/ui/money.tsx';
import { useState } from 'react';
import { isPartPaid } from '#hub/payments/sale-queue/sale.ts';
import { heldTenders, soldOfSale } from '#hub/payments/sold/sold-of-sale.ts';
import { usePaymentWords } from '#hub/payments/use-payment-words.ts';
import { GiveBackDialog, type GivingBack } from './give-back-dialog.tsx';
import styles from './tender-head.module.css';
import { takenElsewhere } from './unsettled/taken-elsewhere.ts';
import type { TenderFlow } from './use-tender.ts';

type TenderHeadProps = { flow: TenderFlow; due: number; isConnected: boolean };

/** Shows the amount left to pay in large digits, and what was paid so far. */
export function TenderHead({ flow, due, isConnected }: TenderHeadProps) {
  const { t, won } = usePaymentWords();
  const { total, left } = flow;
  const isPart = due < left;

  return (
    <>
      <Elsewhere flow={flow} />
      <div className={styles.due} aria-live="polite">
        <p className={styles.label}>
          {t(isPart ? 'tender.dueNow' : left < total ? 'tender.left' : 'tender.due')}
        </p>
        <p className={styles.amount}>
          <Money size="xl">{won(due)}</Money>
        </p>
      </div>
      <section className={styles.head} aria-live="polite">
        {(isPart || left < total) && (
          <p className={styles.rest}>
            {isPart && <span>{t('tender.leftOf', { amount: won(left) })}</span>}
            {left < total && <span>{t('tender.totalOf', { amount: won(total) })}</span>}
          </p>
        )}
        <Made flow={flow} isConnected={isConnected} />
        {flow.sale && isPartPaid(flow.sale) && (
          <p className={styles.label}>
            {t(flow.sale.answer ? 'tender.leaveHint' : 'tender.leaveHintOffline')}
          </p>
        )}
      </section>
    </>
  );
}

/** Says who took which payment, if the amount changed while the sheet was open. */
function Elsewhere({ flow: { sale } }: Pick<TenderHeadProps, 'flow'>) {
  const { t, won } = usePaymentWords();
  const taken = sale ? takenElsewhere(sale) : [];
  return taken.map(({ id, type, amount, takenBy, isByLink }) => (
    <p key={id} className={`danger-box ${styles.elsewhere}`} role="alert">
      {t(`overtaken.${isByLink ? 'partByLink' : takenBy ? 'part' : 'partOfSomebody'}`, {
        by: takenBy,
        type: t(`receipt:tenderTypes.${type}`),
        amount: won(amount),
      })}
    </p>
  ));
}

/** Lists the payments made so far. Cash and terminal payments can be given back, after a question. */
function Made({ flow, isConnected }: Omit<TenderHeadProps, 'due'>) {
  const { t } = usePaymentWords();
  const [giving, setGiving] = useState<GivingBack | null>(null);
  const sold = flow.sale && soldOfSale(flow.sale);
  const held = new Set(flow.sale?.answer?.payments.map(({ id }) => id));
  const mayReturn = ({ key, type }: SoldTender) =>
    isConnected && !flow.isReturning && held.has(key) && type !== 'card';
  const giveBack = (tender: SoldTender) => () =>
    setGiving({ tender, giveBack: () => flow.takeBack(tender.key, t('giveBack.reason')) });

  return (
    <>
      <ul className={styles.made}>
        {(sold ? heldTenders(sold) : []).map((tender) => (
          <MadeTender
            key={tender.key}
            tender={tender}
            onTakeBack={mayReturn(tender) ? giveBack(tender) : undefined}
          />
        ))}
        {flow.carried.map((tender) => (
          <MadeTender
            key={tender.key}
            tender={tenderInHand(tender.key, tender)}
            onTakeBack={() => setGiving({ tender, giveBack: () => flow.drop(tender.key) })}
          />
        ))}
      </ul>
      <GiveBackDialog giving={giving} onClose={() => setGiving(null)} />
    </>
  );
}

type TenderProps = { tender: SoldTender; onTakeBack: (() => void) | undefined };

function MadeTender({ tender, onTakeBack }: TenderProps) {
  const { t, won, cardOf } = usePaymentWords();
  const { type, amount, received, change, card, approvalNumber } = tender;
  const name = t(`receipt:tenderTypes.${type}`);
  const about = [
    (card && cardOf(card)) || approvalNumber,
    change > 0 && t('receipt:cash', { received: won(received ?? 0), change: won(change) }),
  ];

  return (
    <li className={styles.tender}>
      <span>
        <DetailLine parts={[name, ...about]} />
      </span>
      <span className={styles.paid}>{won(amount)}</span>
      {onTakeBack && (
        <Button
          variant="subtle"
          className={styles.back ?? ''}
          aria-label={t('tender.takeBack', { type: name, amount: won(amount) })}
          onClick={onTakeBack}
        >
          {t('giveBack.confirm')}
        </Button>
      )}
    </li>
  );
}
