import { Button } from '@mantine/core';
import { ConfirmDialog } from '@maru/ui/over/confirm-dialog.tsx';
import { Sheet } from '@maru/ui/over/sheet.tsx';
import { useState } from 'react';
import { isUnsent, type Sale } from '#hub/payments/sale-queue/sale.ts';
import { SaleFileActs } from '#hub/payments/sale-queue/sale-file/sale-file-acts.tsx';
import { sendAgain } from '#hub/payments/sale-queue/sale-moves.ts';
import type { Connection, SaleQueue } from '#hub/payments/sale-queue/sale-queue.ts';
import { AtRiskWarning, StorageHint } from '#hub/payments/sale-queue/waiting/waiting-words.tsx';
import { usePaymentWords } from '#hub/payments/use-payment-words.ts';
import styles from './sale-queue-sheet.module.css';
import { SaleRow } from './sale-row.tsx';

type SaleQueueSheetProps = {
  saleQueue: SaleQueue;
  sales: readonly Sale[];
  connection: Connection;
  /** Whether the cart is empty. Restoring a sale would overwrite a cart in use. */
  isCartFree: boolean;
  onRestore: (sale: Sale) => void;
  onContinue: (sale: Sale) => void;
  onClose: () => void;
};

/** Lists sales of this device: unsent ones with their actions, then those just sent. */
export function SaleQueueSheet(props: SaleQueueSheetProps) {
  const { saleQueue, sales, connection, isCartFree, onRestore, onContinue, onClose } = props;
  const { t } = usePaymentWords();
  const [doomed, setDoomed] = useState<Sale | null>(null);
  const newestFirst = sales.toReversed();
  const unsent = newestFirst.filter(isUnsent);
  const sent = newestFirst.filter((sale) => !isUnsent(sale));

  const waits = unsent.some(({ refusal }) => refusal === null);

  const row = (sale: Sale) => (
    <SaleRow
      key={sale.id}
      sale={sale}
      connection={connection}
      isCartFree={isCartFree}
      onRestore={() => onRestore(sale)}
      onContinue={() => onContinue(sale)}
      onDiscard={() => setDoomed(sale)}
      onSendAgain={() => void saleQueue.act(sale.id, (it) => sendAgain(it, Date.now()))}
    />
  );

  return (
    <Sheet isOpen onClose={onClose} title={t('saleQueue.title')} closeText={t('close')} width={480}>
      <section className={styles.part} aria-label={t('saleQueue.unsent')}>
        <div className={styles.head}>
          <h3 className={styles.title}>{t('saleQueue.unsentCount', { count: unsent.length })}</h3>
          {waits && (
            <Button onClick={() => void saleQueue.wake({ all: true })}>{t('saleQueue.sendNow')}</Button>
          )}
        </div>
        <AtRiskWarning sales={sales} />
        <p className={styles.text}>
          {t(waits ? 'saleQueue.kept' : unsent.length > 0 ? 'saleQueue.toCheck' : 'saleQueue.allSent')}
        </p>
        <ul className={styles.list}>{unsent.map(row)}</ul>
        {unsent.length > 0 && <StorageHint />}
      </section>
      {sent.length > 0 && (
        <section className={styles.part} aria-label={t('saleQueue.sent')}>
          <h3 className={styles.title}>{t('saleQueue.sent')}</h3>
          <ul className={styles.list}>{sent.map(row)}</ul>
        </section>
      )}
      <SaleFileActs sales={sales} saleQueue={saleQueue} />
      <ConfirmDialog
        isOpen={doomed !== null}
        onClose={() => setDoomed(null)}
        onConfirm={() => {
          if (doomed) void saleQueue.remove(doomed.id);
          setDoomed(null);
        }}
        title={t('saleQueue.discardTitle')}
        text={t('saleQueue.discardText')}
        confirmText={t('saleQueue.discard')}
        cancelText={t('close')}
        closeText={t('close')}
        tone="danger"
      />
    </Sheet>
  );
}
