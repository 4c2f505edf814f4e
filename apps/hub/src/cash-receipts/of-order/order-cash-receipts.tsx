import type { Order } from '@maru/contract/orders/order.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useCashReceiptWords } from '#hub/cash-receipts/use-cash-receipt-words.ts';
import { paymentSettingQuery } from '#hub/store-settings/store-settings.api.ts';
import styles from './order-cash-receipts.module.css';
import { PaymentReceipts } from './payment-receipts.tsx';
import { cashPayments, isObligatedOrder } from './receipts-of-order.ts';

type OrderCashReceiptsProps = {
  storeId: string;
  order: Order;
  /** Refetches the order, because an act on a receipt changed it. */
  onChanged: () => void;
  /** Whether the member may issue and cancel. */
  mayAct: boolean;
  className?: string | undefined;
};

/** Lists the cash payments of an order with their receipts, and the acts on them. */
export function OrderCashReceipts({ storeId, order, onChanged, mayAct, className }: OrderCashReceiptsProps) {
  const { t } = useCashReceiptWords();
  const titleId = useId();
  const { data: setting } = useSuspenseQuery(paymentSettingQuery(storeId));
  const payments = cashPayments(order);
  if (payments.length === 0) return null;
  const isDuty = isObligatedOrder(order, setting.cashReceiptObligated) && order.status !== 'CANCELLED';

  return (
    <section className={className} aria-labelledby={titleId} data-part="cash-receipts">
      <h2 id={titleId} className={styles.title}>
        {t('title')}
      </h2>
      {!setting.issuesCashReceipts && <p className={styles.text}>{t(isDuty ? 'notHereDuty' : 'notHere')}</p>}
      <ul className={styles.payments}>
        {payments.map((one) => (
          <PaymentReceipts
            key={one.payment.id}
            storeId={storeId}
            order={order}
            of={one}
            isDuty={isDuty}
            mayAct={mayAct && setting.issuesCashReceipts}
            onChanged={onChanged}
          />
        ))}
      </ul>
    </section>
  );
}
