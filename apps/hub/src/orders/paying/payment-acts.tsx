import { Button } from '@mantine/core';
import type { Order } from '@maru/contract/orders/order.ts';
import { rightToGiveBack } from '@maru/contract/orders/order-rights.ts';
import { canOrder } from '@maru/contract/orders/order-status.ts';
import { mayTender } from '@maru/contract/payments/may-tender.ts';
import type { Payment } from '@maru/contract/payments/payment.ts';
import { handTenderTypes } from '@maru/contract/payments/payment-type.ts';
import { usePart } from '@maru/ui/later/later.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useStore } from '#hub/lib/store.tsx';
import { refundDialog } from '#hub/orders/refunding/later-refund-dialog.ts';
import { isRefundable } from '#hub/orders/refunding/refund-draft.ts';
import { refundsOnCancel } from '#hub/orders/transitions/refunds-on-cancel.ts';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import { useProfile } from '#hub/profile/profile.api.ts';
import { paymentSettingQuery } from '#hub/store-settings/store-settings.api.ts';
import { correctDialog, giveBackDialog } from './later-payment-dialogs.ts';
import styles from './payment-acts.module.css';

/**
 * Buttons that give a payment back, refund from it or correct it, as far as the order and the member's rights
 * allow.
 */
export function PaymentActs({ order, payment }: { order: Order; payment: Payment }) {
  const { t } = useOrderWords();
  const { storeId, may } = useStore();
  const { id: userId } = useProfile();
  const { tenderTypes } = useSuspenseQuery(paymentSettingQuery(storeId)).data;
  const [open, setOpen] = useState<'GIVE_BACK' | 'CORRECT' | 'REFUND' | null>(null);
  const GiveBackDialog = usePart(giveBackDialog, open === 'GIVE_BACK');
  const CorrectDialog = usePart(correctDialog, open === 'CORRECT');
  const RefundDialog = usePart(refundDialog, open === 'REFUND');
  const shut = () => setOpen(null);

  const isHeld = payment.approved > payment.refunded && order.pending === null;
  const returns = isHeld && order.status === 'OPEN';
  const others = handTenderTypes.filter(
    (type) => type !== payment.type && mayTender(type, { orderType: order.orderType, tenderTypes }),
  );
  const corrects = isHeld && order.status !== 'CANCELLED' && payment.type !== 'card' && others.length > 0;
  const mayReturn = may(rightToGiveBack(payment, { userId, now: new Date() }));
  // If there is only one payment, it is refunded by refunding the order.
  const refunds =
    isHeld && canOrder('refund', order) && isRefundable(order) && refundsOnCancel(order).length > 1;
  if (!returns && !corrects && !refunds) return null;
  if (returns && !mayReturn) return <p className={styles.why}>{t('payments.withheld')}</p>;

  return (
    <div className={styles.acts}>
      {returns && (
        <Button size="sm" onClick={() => setOpen('GIVE_BACK')}>
          {t('payments.giveBack')}
        </Button>
      )}
      {refunds && may('REFUND') && (
        <Button size="sm" onClick={() => setOpen('REFUND')}>
          {t('payments.refundOnly')}
        </Button>
      )}
      {corrects && may('REFUND') && (
        <Button size="sm" onClick={() => setOpen('CORRECT')}>
          {t('payments.correct')}
        </Button>
      )}
      <Suspense>
        {open === 'GIVE_BACK' && GiveBackDialog && returns && (
          <GiveBackDialog payment={payment} onClose={shut} />
        )}
        {open === 'REFUND' && RefundDialog && refunds && (
          <RefundDialog storeId={storeId} order={order} payment={payment} onClose={shut} />
        )}
        {open === 'CORRECT' && CorrectDialog && corrects && (
          <CorrectDialog payment={payment} types={others} onClose={shut} />
        )}
      </Suspense>
    </div>
  );
}
