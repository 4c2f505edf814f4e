import { DetailLine } from '@maru/ui/detail-line.tsx';
import { IconChevronRight, IconClockDollar } from '@tabler/icons-react';
import { isPartPaid, leftToPay, type Sale, totalOf } from '#hub/payments/sale-queue/sale.ts';
import { usePaymentWords } from '#hub/payments/use-payment-words.ts';
import styles from './part-paid.module.css';

type PartPaidProps = {
  sales: readonly Sale[];
  onContinue: (sale: Sale) => void;
  onShowAll: () => void;
};

/** Reminds of partly paid orders until the rest is paid, here or on another device. */
export function PartPaid({ sales, onContinue, onShowAll }: PartPaidProps) {
  const { t, won } = usePaymentWords();
  const waiting = sales.filter(isPartPaid);
  const [sale] = waiting;
  if (!sale) return null;

  const left = leftToPay(sale);
  const isOne = waiting.length === 1;
  return (
    <button type="button" className={styles.bar} onClick={() => (isOne ? onContinue(sale) : onShowAll())}>
      <IconClockDollar size={22} aria-hidden />
      <span className={styles.words}>
        <strong>
          {isOne ? t('partPaid.one', { left: won(left) }) : t('partPaid.many', { count: waiting.length })}
        </strong>
        {isOne && (
          <span className={styles.about}>
            <DetailLine
              parts={[
                sale.answer && t('partPaid.order', { number: sale.answer.orderNumber }),
                t('partPaid.paid', { paid: won(totalOf(sale) - left) }),
              ]}
            />
          </span>
        )}
      </span>
      <span className={styles.act}>{t(isOne ? 'partPaid.act' : 'saleQueue.show')}</span>
      <IconChevronRight size={20} aria-hidden />
    </button>
  );
}
