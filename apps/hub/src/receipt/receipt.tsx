import {
  type Edition,
  type HeadRow,
  type ReceiptTexts,
  receiptRows,
} from '@maru/contract/receipt/receipt-rows.ts';
import type { Sold } from '@maru/contract/receipt/sold.ts';
import { registrationAt } from '@maru/contract/stores/registration-at.ts';
import { formatFullDateTime } from '@maru/web/format.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { storeQuery } from '#hub/stores/stores.api.ts';
import { usePrintOnPaper } from './paper/use-print-on-paper.ts';
import styles from './receipt.module.css';
import '#hub/lib/print/print-alone.css';
import { ReceiptCashReceipts } from './receipt-cash-receipts.tsx';
import { ReceiptLines } from './receipt-lines.tsx';
import { ReceiptPoints } from './receipt-points.tsx';
import { ReceiptSums } from './receipt-sums.tsx';
import { ReceiptTenders } from './receipt-tenders.tsx';
import { useReceiptWords } from './use-receipt-words.ts';

export type ReceiptProps = { storeId: string; sold: Sold; edition: Edition; texts: ReceiptTexts };

/**
 * A receipt, on screen and on this device's paper. When printing, only the receipt is on paper
 * (print-alone.css). Use `ReceiptToPrint` for a receipt that is printed for a customer.
 */
export function Receipt({ storeId, sold, edition, texts }: ReceiptProps) {
  const { t, language } = useReceiptWords();
  const element = useRef<HTMLElement>(null);
  usePrintOnPaper(element);
  const { data: store } = useSuspenseQuery(storeQuery(storeId));
  const { head, mark, orderNumber, saleNumber, at, footer, ...rows } = receiptRows(sold, {
    issuer: registrationAt(store, sold.at),
    texts,
    edition,
  });

  return (
    <article ref={element} className={styles.receipt} data-print-alone aria-label={t('title')}>
      <header className={styles.head}>
        {head.map((row) => (
          <HeadLine key={row.kind} row={row} />
        ))}
      </header>
      {mark && <p className={styles.mark}>{t(`marks.${mark}`)}</p>}
      <p className={styles.about}>
        <strong className={styles.number}>
          {orderNumber === null ? t('noNumber') : t('number', { number: orderNumber })}
        </strong>
        {saleNumber && <strong>{t('saleNumber', { number: saleNumber })}</strong>}
        <span>{formatFullDateTime(at, language)}</span>
      </p>
      <ReceiptLines rows={rows.lines} />
      <ReceiptSums rows={rows.sums} />
      <ReceiptTenders rows={rows.tenders} />
      <ReceiptSums rows={rows.refund} />
      <ReceiptCashReceipts rows={rows.cashReceipts} />
      <ReceiptPoints rows={rows.points} />
      {footer && <p className={styles.words}>{footer}</p>}
    </article>
  );
}

function HeadLine({ row: { kind, text, extension } }: { row: HeadRow }) {
  const { t } = useReceiptWords();
  if (kind === 'STORE') return <h3 className={styles.store}>{text}</h3>;
  if (kind === 'WORDS') return <p className={styles.words}>{text}</p>;
  return <p>{kind === 'ADDRESS' ? text : t(`head.${kind}`, { text, extension })}</p>;
}
