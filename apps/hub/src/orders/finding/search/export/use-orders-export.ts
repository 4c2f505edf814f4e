import type { OrderSummary } from '@maru/contract/orders/order.ts';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { formatCount } from '@maru/web/format.ts';
import { reportError } from '@maru/web/report-error.ts';
import { useEffect, useRef, useState } from 'react';
import { downloadFile } from '#hub/lib/downloads/download-file.ts';
import type { CsvEncoding } from '#hub/menu/spreadsheets/encode-csv.ts';
import { writeCsvInWorker, writeXlsxInWorker } from '#hub/menu/spreadsheets/in-worker.ts';
import { FileRefused } from '#hub/menu/spreadsheets/sheet.ts';
import { readFoundOrders } from '#hub/orders/finding/search/search.api.ts';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import type { OrderFilters } from '../search-address.ts';
import { orderSheet } from './order-sheet.ts';

export type ExportKind = 'xlsx' | CsvEncoding;

/** Upper limit of orders in one file; the newest ones are taken. */
export const mostExported = 10_000;

/** Writes the found orders of all pages into a file and downloads it. `read` is the number read so far. */
export function useOrdersExport(storeId: string, filters: OrderFilters) {
  const { t, nameOf } = useOrderWords();
  const [read, setRead] = useState<number | null>(null);
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  async function write(kind: ExportKind, orders: readonly OrderSummary[], signal: AbortSignal) {
    const sheet = orderSheet(orders, {
      name: t('export.sheet'),
      heading: (column) => t(`export.columns.${column}`),
      cells: ({ status, orderType, paymentType }) => ({
        status: t(`statuses.${status}`),
        type: t(`find.types.${orderType}`),
        payment: t(`paymentTypes.${paymentType}`),
      }),
      nameOf,
    });
    return kind === 'xlsx' ? writeXlsxInWorker([sheet], signal) : writeCsvInWorker(sheet.rows, kind, signal);
  }

  async function exportAs(kind: ExportKind) {
    const controller = new AbortController();
    const { signal } = controller;
    abort.current = controller;
    setRead(0);
    try {
      const { orders, hasMore } = await readFoundOrders(
        { storeId, filters, most: mostExported, onRead: setRead },
        signal,
      );
      const { blob } = await write(kind, orders, signal);
      const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' });
      downloadFile(`${t('export.fileName')} ${day}.${kind === 'xlsx' ? kind : 'csv'}`, blob);
      showNotice({
        id: 'orders-export',
        type: hasMore ? 'ERROR' : 'SUCCESS',
        message: t(hasMore ? 'export.cut' : 'export.done', { count: orders.length }),
      });
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof FileRefused)
        showNotice({ id: 'orders-export', type: 'ERROR', message: t('export.failed') });
      else reportError(error);
    } finally {
      setRead(null);
    }
  }

  return { read: read === null ? null : formatCount(read), exportAs, stop: () => abort.current?.abort() };
}
