import { Button } from '@mantine/core';
import type { Edition } from '@maru/contract/receipt/receipt-rows.ts';
import { Kbd } from '@maru/ui/keys/key-hints.tsx';
import { Money } from '@maru/ui/money.tsx';
import { IconCircleCheck } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readingTime } from '#hub/payments/reading-time.ts';
import { changeDue, type Sale, stateOf } from '#hub/payments/sale-queue/sale.ts';
import type { Connection } from '#hub/payments/sale-queue/sale-queue.ts';
import { saleQueueOf } from '#hub/payments/sale-queue/sale-queue-of-store.ts';
import { usePaymentWords } from '#hub/payments/use-payment-words.ts';
import { useSheetKeys } from '#hub/payments/use-sheet-keys.ts';
import { PrintReceiptButton, printReceipt } from '#hub/receipt/print-receipt.tsx';
import { ReceiptToPrint } from '#hub/receipt/reprint/receipt-to-print.tsx';
import { paymentSettingQuery } from '#hub/store-settings/store-settings.api.ts';
import type { AfterPayment } from './after-payment.ts';
import styles from './sale-done.module.css';
import { soldOfSale } from './sold-of-sale.ts';

type SaleDoneProps = {
  sale: Sale;
  connection: Connection;
  edition: Edition;
  nextText: string;
  onNext: () => void;
  AfterPayment?: AfterPayment | undefined;
};

/** After payment: the change in large digits, the receipt, and a button for the next order. */
export function SaleDone({ sale, connection, edition, nextText, onNext, AfterPayment }: SaleDoneProps) {
  const { t, won } = usePaymentWords();
  const { data: texts } = useSuspenseQuery(paymentSettingQuery(sale.storeId));
  const sold = soldOfSale(sale);
  const change = changeDue(sale);
  const isKept = stateOf(sale, connection) === 'LOCAL';
  const [isTyping, setIsTyping] = useState(false);
  const [missing, setMissing] = useState(0);
  const count = useCallback((change: number) => setMissing((before) => before + change), []);
  const isMissing = missing > 0;
  const { nextButton, asked, isRead } = useReadingTime({ isTyping, isMissing });
  const next = () => isRead() && onNext();
  // While a legally required receipt is undecided, Enter does not go on; only a press of the button does.
  useSheetKeys(isTyping ? {} : { p: printReceipt, ...(!isMissing && { Enter: next }) });

  return (
    <section className={styles.done}>
      {!isTyping && (
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
          {isKept && <p className={`warning-box ${styles.kept}`}>{t('done.kept')}</p>}
        </div>
      )}
      {!isTyping && (
        <div className={styles.acts}>
          <Button
            ref={nextButton}
            size="xl"
            variant={isMissing ? 'default' : 'action'}
            data-autofocus={!isMissing || undefined}
            onClick={next}
          >
            <span className={styles.next}>{nextText}</span>
            {!isMissing && (
              <span className={styles.key}>
                <Kbd>Enter</Kbd>
              </span>
            )}
          </Button>
          <PrintReceiptButton size="xl" />
        </div>
      )}
      {AfterPayment && (
        <div ref={asked} tabIndex={-1} className={styles.asked}>
          <AfterPayment sale={sale} connection={connection} onTyping={setIsTyping} onMissing={count} />
        </div>
      )}
      {sold && !isTyping && (
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

/** The id of the sale's order, if this device still has the sale. */
function orderIdOf(storeId: string, saleId: string): string | null {
  const { sales } = saleQueueOf(storeId).getSnapshot();
  return sales.find(({ id }) => id === saleId)?.answer?.id ?? null;
}

/**
 * Ignores presses for a moment once the button for the next order is shown, also after a number was typed.
 * The focus is then on the button, or on the question if a required receipt is undecided.
 */
function useReadingTime({ isTyping, isMissing }: { isTyping: boolean; isMissing: boolean }) {
  const nextButton = useRef<HTMLButtonElement>(null);
  const asked = useRef<HTMLDivElement>(null);
  const shownAt = useRef(0);
  useEffect(() => {
    if (isTyping) return;
    shownAt.current = Date.now();
    (isMissing ? asked : nextButton).current?.focus({ preventScroll: true });
  }, [isTyping, isMissing]);
  return { nextButton, asked, isRead: () => Date.now() - shownAt.current > readingTime };
}
