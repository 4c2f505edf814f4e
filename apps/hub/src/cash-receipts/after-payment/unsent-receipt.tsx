import { Button } from '@mantine/core';
import type { Asked } from '#hub/cash-receipts/issuing/receipt-way.ts';
import { useCashReceiptWords } from '#hub/cash-receipts/use-cash-receipt-words.ts';
import styles from './after-payment.module.css';

type UnsentReceiptProps = { asked: Asked; onRetry: () => void; onDrop: () => void };

/**
 * Shown if a request had no answer, so that it may or may not have arrived. Sending it again repeats the same
 * request.
 */
export function UnsentReceipt({ asked: { purpose, identifier = '' }, onRetry, onDrop }: UnsentReceiptProps) {
  const { t } = useCashReceiptWords();
  const number = `****${identifier.replace(/\D/g, '').slice(-4)}`;

  return (
    <div role="status" className={styles.outcome} data-outcome="REFUSED">
      <p className={styles.said}>{t('unsent.title')}</p>
      <p className={styles.text}>{t('unsent.text', { way: t(`ways.${purpose}`), number })}</p>
      <div className={styles.acts}>
        <Button variant="action" onClick={onRetry}>
          {t('unsent.retry')}
        </Button>
        <Button onClick={onDrop}>{t('entry.back')}</Button>
      </div>
    </div>
  );
}
