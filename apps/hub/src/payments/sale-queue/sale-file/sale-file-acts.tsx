import { Button, FileButton } from '@mantine/core';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { useRef } from 'react';
import { useStore } from '#hub/lib/store.tsx';
import { isUnsent, type Sale } from '#hub/payments/sale-queue/sale.ts';
import type { SaleQueue } from '#hub/payments/sale-queue/sale-queue.ts';
import styles from '#hub/payments/sale-queue/shown/sale-queue-sheet.module.css';
import { usePaymentWords } from '#hub/payments/use-payment-words.ts';
import { exportSales } from './export-sales.ts';
import { readSalesFile } from './sales-file.ts';

type SaleFileActsProps = { sales: readonly Sale[]; saleQueue: SaleQueue };

/** Exports unsent sales as a file for another device. Owners can import such a file. */
export function SaleFileActs({ sales, saleQueue }: SaleFileActsProps) {
  const { t } = usePaymentWords();
  const { storeId, role } = useStore();
  const forgetChosen = useRef<() => void>(null);
  const hasUnsent = sales.some(isUnsent);
  if (!hasUnsent && role !== 'OWNER') return null;

  async function take(file: File | null) {
    if (!file) return;
    forgetChosen.current?.();
    const read = readSalesFile(storeId, await file.text());
    if ('problem' in read) {
      showNotice({ id: 'sale-file', type: 'ERROR', message: t(`saleFile.${read.problem}`) });
      return;
    }
    // One at a time: a sale that the device cannot store stays in the file, and the notice of the storage
    // fault says so.
    for (const sale of read.sales) await saleQueue.add(sale);
    const message = t('saleFile.taken', { count: read.sales.length });
    showNotice({ id: 'sale-file', type: 'SUCCESS', message });
  }

  return (
    <section className={styles.part} aria-label={t('saleFile.title')}>
      <h3 className={styles.title}>{t('saleFile.title')}</h3>
      <p className={styles.text}>{t(hasUnsent ? 'saleFile.text' : 'saleFile.importText')}</p>
      <div className={styles.acts}>
        {hasUnsent && <Button onClick={() => exportSales(storeId, sales)}>{t('saleFile.export')}</Button>}
        {role === 'OWNER' && (
          <FileButton
            accept="application/json,.json"
            resetRef={forgetChosen}
            onChange={(file) => void take(file)}
          >
            {(props) => <Button {...props}>{t('saleFile.import')}</Button>}
          </FileButton>
        )}
      </div>
    </section>
  );
}
