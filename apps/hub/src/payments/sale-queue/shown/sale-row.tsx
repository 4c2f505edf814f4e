import { Button } from '@mantine/core';
import { formatTime } from '@maru/web/format.ts';
import { isPartPaid, leftToPay, type Sale, stateOf, totalOf } from '#hub/payments/sale-queue/sale.ts';
import type { Connection } from '#hub/payments/sale-queue/sale-queue.ts';
import { isRefusedForSender } from '#hub/payments/sale-queue/sending/receipted-sale.ts';
import { soldOfSale } from '#hub/payments/sold/sold-of-sale.ts';
import { useRefusalWords } from '#hub/payments/tender/unsettled/refused-tender.tsx';
import { overtakenBy } from '#hub/payments/tender/unsettled/taken-elsewhere.ts';
import { usePaymentWords } from '#hub/payments/use-payment-words.ts';
import { RefusedWhy } from './refused-why.tsx';
import styles from './sale-queue-sheet.module.css';

type SaleRowProps = {
  sale: Sale;
  connection: Connection;
  isCartFree: boolean;
  onRestore: () => void;
  onContinue: () => void;
  onDiscard: () => void;
  onSendAgain: () => void;
};

/** One sale: time, content, amount, state, and actions. */
export function SaleRow(props: SaleRowProps) {
  const { sale, connection, isCartFree, onRestore, onContinue, onDiscard, onSendAgain } = props;
  const { t, won, nameOf, language } = usePaymentWords();
  const wordsOf = useRefusalWords();
  const lines = soldOfSale(sale)?.lines ?? [];
  const first = lines[0];
  const name = first ? nameOf(first) : '';
  const state = stateOf(sale, connection);
  const isUnpaid = sale.refusal === null && leftToPay(sale) > 0;
  const isSettled = state === 'SENT' && !isUnpaid;
  const left = leftToPay(sale);

  const words = () => {
    if (sale.refusal) return wordsOf(sale, sale.refusal);
    if (isPartPaid(sale)) return t('partPaid.row', { paid: won(totalOf(sale) - left), left: won(left) });
    return t(isUnpaid && state === 'SENT' ? 'saleQueue.unpaid' : `saleQueue.sale.${state}`);
  };

  return (
    <li className={styles.sale} data-settled={isSettled}>
      <div className={styles.row}>
        <span className={styles.when}>{formatTime(sale.createdAt, language)}</span>
        <span className={styles.what}>
          {sale.answer && <strong>{t('partPaid.order', { number: sale.answer.orderNumber })} </strong>}
          {sale.order?.body.saleNumber && <strong>{sale.order.body.saleNumber} </strong>}
          {sale.answer?.status === 'CANCELLED' && <strong>{t('saleQueue.cancelled')} </strong>}
          {lines.length > 1 ? t('saleQueue.andMore', { name, count: lines.length - 1 }) : name}
        </span>
        <strong>{won(totalOf(sale))}</strong>
      </div>
      {!isSettled && (
        <p className={styles.state} data-state={state}>
          {words()}
        </p>
      )}
      <RefusedWhy sale={sale} className={styles.state} />
      <div className={styles.acts}>
        {isRefusedForSender(sale) && (
          <Button variant="brand" onClick={onSendAgain}>
            {t('saleQueue.sendNow')}
          </Button>
        )}
        {sale.refusal?.during === 'ORDER' && !isRefusedForSender(sale) && (
          <>
            <Button variant="brand" disabled={!isCartFree} onClick={onRestore}>
              {t('saleQueue.restore')}
            </Button>
            <Button onClick={onDiscard}>{t('saleQueue.discard')}</Button>
            {!isCartFree && <span className={styles.reason}>{t('saleQueue.cartFirst')}</span>}
          </>
        )}
        {(sale.refusal?.during === 'PAYMENT' || isUnpaid) && (
          <Button variant="brand" onClick={onContinue}>
            {t(sale.refusal && overtakenBy(sale.refusal) ? 'saleQueue.check' : 'saleQueue.continue')}
          </Button>
        )}
        {isSettled && <Button onClick={onContinue}>{t('saleQueue.receipt')}</Button>}
      </div>
    </li>
  );
}
