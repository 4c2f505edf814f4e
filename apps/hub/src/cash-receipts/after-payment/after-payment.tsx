import { hasDuty } from '@maru/contract/cash-receipts/duty.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { cashPayments } from '#hub/cash-receipts/of-order/receipts-of-order.ts';
import { useCashReceiptWords } from '#hub/cash-receipts/use-cash-receipt-words.ts';
import { isUnsent, totalOf } from '#hub/payments/sale-queue/sale.ts';
import type { AfterPaymentProps } from '#hub/payments/sold/after-payment.ts';
import { heldTenders, orderOfSale, soldOfSale } from '#hub/payments/sold/sold-of-sale.ts';
import { paymentSettingQuery } from '#hub/store-settings/store-settings.api.ts';
import styles from './after-payment.module.css';
import { AskReceipt } from './ask-receipt.tsx';

/**
 * Asks about cash receipts after the last payment, if any of it was cash. The sale does not wait for the
 * answer.
 */
export function AfterPayment({ sale, connection, onTyping, onMissing }: AfterPaymentProps) {
  const { t } = useCashReceiptWords();
  const titleId = useId();
  const { data: setting } = useSuspenseQuery(paymentSettingQuery(sale.storeId));
  const [typing, setTyping] = useState<string | null>(null);
  const sold = soldOfSale(sale);
  const inCash = sold
    ? heldTenders(sold).filter(({ type }) => type === 'INSTORE_CASH' || type === 'cash')
    : [];
  const cash = inCash.reduce((sum, { amount }) => sum + amount, 0);
  if (cash === 0) return null;

  const isDuty = hasDuty({ isObligated: setting.cashReceiptObligated, total: totalOf(sale), cash });
  const order = isUnsent(sale) ? null : orderOfSale(sale);
  const asked = order ? cashPayments(order).filter(({ held }) => held > 0) : [];
  const type = (paymentId: string, isTyping: boolean) => {
    setTyping(isTyping ? paymentId : null);
    onTyping(isTyping);
  };
  const ask = { storeId: sale.storeId, isDuty, onMissing };

  return (
    <section className={styles.section} aria-labelledby={titleId} data-duty={isDuty || undefined}>
      <h3 id={titleId} className={styles.title}>
        {t('title')}
      </h3>
      {!setting.issuesCashReceipts ? (
        <p className={styles.text}>{t(isDuty ? 'notHereDuty' : 'notHere')}</p>
      ) : !order && connection !== 'OK' ? (
        <p className={styles.text}>{t(isDuty ? 'laterDuty' : 'later')}</p>
      ) : !order ? (
        <AskReceipt
          {...ask}
          paymentId={null}
          orderNumber={null}
          amount={cash}
          receipt={null}
          isOnly
          isTyping={false}
          onTyping={() => {}}
        />
      ) : (
        asked
          .filter(({ payment }) => typing === null || typing === payment.id)
          .map(({ payment, held, receipts }) => (
            <AskReceipt
              key={payment.id}
              {...ask}
              paymentId={payment.id}
              orderNumber={order.orderNumber}
              amount={held}
              receipt={receipts.find(({ status }) => status !== 'CANCELLED') ?? null}
              isOnly={asked.length === 1}
              isTyping={typing === payment.id}
              onTyping={(isTyping) => type(payment.id, isTyping)}
            />
          ))
      )}
    </section>
  );
}
