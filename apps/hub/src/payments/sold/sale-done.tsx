import { Button } from '@mantine/core';
import type { Edition } from '@maru/contract/receipt/receipt-rows.ts';
import { Kbd } from '@maru/ui/keys/key-hints.tsx';
import { Money } from '@maru/ui/money.tsx';
import { IconCircleCheck } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { changeDue, type Sale, stateOf } from '#hub/payments/sale-queue/sale.ts';
import type { Connection } from '#hub/payments/sale-queue/sale-queue.ts';
import { saleQueueOf } from '#hub/payments/sale-queue/sale-queue-of-store.ts';
import { usePaymentWords } from '#hub/payments/use-payment-words.ts';
import { useSheetKeys } from '#hub/payments/use-sheet-keys.ts';
import { PrintReceiptButton, printReceipt } from '#hub/receipt/print-receipt.tsx';
import { ReceiptToPrint } from '#hub/receipt/reprint/receipt-to-print.tsx';
import { paymentSettingQuery } from '#hub/store-settings/store-settings.api.ts';
import styles from './sale-done.module.css';
import { soldOfSale } from './sold-of-sale.ts';

/**
 * Ignores presses for this time, in ms, so that a second Enter does not close the change before anybody has read it.
 */
const readingTime = 500;

type SaleDoneProps = {
  sale: Sale;
  connection: Connection;
  edition: Edition;
  nextText: string;
  onNext: () => void;
};

/** After payment: the change in large digits, the receipt, and a button for the next order. */
export function SaleDone({ sale, connection, edition, nextText, onNext }: SaleDoneProps) {
  const { t, won } = usePaymentWords();
  const { data: texts } = useSuspenseQuery(paymentSettingQuery(sale.storeId));
  const sold = soldOfSale(sale);
  const change = changeDue(sale);
  const isKept = stateOf(sale, connection) === 'LOCAL';
  const [shownAt] = useState(() => Date.now());
  const next = () => Date.now() - shownAt > readingTime && onNext();
  useSheetKeys({ Enter: next, p: printReceipt });

  return (
    <section className={styles.done}>
      <div className={styles.head} role="status">
        <p className={styles.title}>
          <IconCircleCheck className={styles.icon} size={24} aria-hidden />
          {t('done.title')}
        </p>
        <dl className={styles.figures}>
          <div>
            <dt>{t(change > 0 ? 'cash.change' : 'done.paid')}</dt>
            <dd>
              <Money size="xl">{won(change > 0 ? change : (sold?.total ?? 0))}</Money>
            </dd>
          </div>
          <div>
            <dt>{t(sold?.orderNumber == null && sold?.saleNumber ? 'done.saleNumber' : 'done.number')}</dt>
            <dd>
              <Money size="xl">{`${sold?.orderNumber ?? sold?.saleNumber ?? '–'}`}</Money>
            </dd>
          </div>
        </dl>
        {isKept && <p className={styles.kept}>{t('done.kept')}</p>}
      </div>
      <div className={styles.acts}>
        <Button size="xl" variant="action" data-autofocus onClick={next}>
          <span className={styles.next}>{nextText}</span>
          <span className={styles.key}>
            <Kbd>Enter</Kbd>
          </span>
        </Button>
        <PrintReceiptButton size="xl" />
      </div>
      {sold && (
        <ReceiptToPrint
          storeId={sale.storeId}
          sold={sold}
          texts={texts}
          first={edition}
          orderId={sale.answer?.id ?? null}
          saleId={sale.id}
          orderIdOf={(saleId) => orderIdOf(sale.storeId, saleId)}
        />
      )}
    </section>
  );
}

/** Of a sale that this device still has. */
function orderIdOf(storeId: string, saleId: string): string | null {
  const { sales } = saleQueueOf(storeId).getSnapshot();
  return sales.find(({ id }) => id === saleId)?.answer?.id ?? null;
}
