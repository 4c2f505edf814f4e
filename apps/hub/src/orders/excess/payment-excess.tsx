import { Button } from '@mantine/core';
import type { Order } from '@maru/contract/orders/order.ts';
import type { Payment } from '@maru/contract/payments/payment.ts';
import { usePart } from '@maru/ui/later/later.ts';
import { Suspense, useState } from 'react';
import { useStore } from '#hub/lib/store.tsx';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import styles from './excess.module.css';
import { settleExcessDialog } from './later-excess-dialogs.ts';
import type { Unsettled } from './settle-excess-dialog.tsx';

/** Says that money of a payment has to be given back or collected. */
export function PaymentExcess({ order, payment }: { order: Order; payment: Payment }) {
  const { id: paymentId, excess, missing } = payment;
  const of = { paymentId, orderType: order.orderType };

  return (
    <>
      {excess > 0 && (
        <UnsettledNote unsettled={{ ...of, kind: 'EXCESS', amount: excess }} isAsked={isAsked(payment)} />
      )}
      {missing > 0 && (
        <UnsettledNote unsettled={{ ...of, kind: 'MISSING', amount: missing }} isAsked={false} />
      )}
    </>
  );
}

/** Whether a provider was asked to give the excess back. */
function isAsked({ transactions }: Payment): boolean {
  return transactions.some(
    ({ kind, amount, status }) =>
      kind === 'REFUND' && amount === 0 && (status === 'REQUESTED' || status === 'UNKNOWN'),
  );
}

type UnsettledNoteProps = { unsettled: Unsettled; isAsked: boolean };

function UnsettledNote({ unsettled, isAsked: asked }: UnsettledNoteProps) {
  const { t, won } = useOrderWords();
  const { kind, amount } = unsettled;

  return (
    <div className={styles.note}>
      <p>{t(`excess.notes.${kind}`, { amount: won(amount) })}</p>
      <SettleExcess unsettled={unsettled} isAsked={asked} />
    </div>
  );
}

/** The button that settles the money, or the reason why the button is missing. */
export function SettleExcess({ unsettled, isAsked: asked }: UnsettledNoteProps) {
  const { t } = useOrderWords();
  const { may } = useStore();
  const [isOpen, setIsOpen] = useState(false);
  const SettleDialog = usePart(settleExcessDialog, isOpen);
  if (asked) return <span className={styles.why}>{t('excess.asked')}</span>;
  if (!may('REFUND')) return <span className={styles.why}>{t('excess.withheld')}</span>;

  return (
    <>
      <Button size="lg" onClick={() => setIsOpen(true)}>
        {t(`excess.settle.${unsettled.kind}`)}
      </Button>
      <Suspense>
        {isOpen && SettleDialog && <SettleDialog unsettled={unsettled} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
}
