import { showNotice } from '@maru/ui/notice/notices.tsx';
import { formatCount } from '@maru/web/format.ts';
import { reportError } from '@maru/web/report-error.ts';
import { useEffect, useRef, useState } from 'react';
import { downloadFile } from '#hub/lib/downloads/download-file.ts';
import { type ReadPage, readPages } from '#hub/lib/list/read-pages.ts';
import type { CsvEncoding } from '#hub/lib/spreadsheets/encode-csv.ts';
import { writeCsvInWorker, writeXlsxInWorker } from '#hub/lib/spreadsheets/in-worker.ts';
import { FileRefused } from '#hub/lib/spreadsheets/sheet.ts';
import type { SheetToWrite } from '#hub/lib/spreadsheets/write-xlsx.ts';
import { useOrderWords } from '#hub/orders/use-order-words.ts';

export type ExportKind = 'xlsx' | CsvEncoding;

/** Upper limit of orders in one file; the newest ones are taken. */
export const mostExported = 10_000;

export type ListToExport<Row> = {
  /** Without the days and the extension. */
  fileName: string;
  /** The days of the list, for the file name. Without them, the file is named after today. */
  days?: string;
  readPage: ReadPage<Row>;
  sheetOf: (rows: readonly Row[]) => SheetToWrite;
};

/** Writes the rows of all pages into a file and downloads it. `read` is the number read so far. */
export function useOrdersExport<Row>({ fileName, days, readPage, sheetOf }: ListToExport<Row>) {
  const { t } = useOrderWords();
  const [read, setRead] = useState<number | null>(null);
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  async function write(kind: ExportKind, rows: readonly Row[], signal: AbortSignal) {
    const sheet = sheetOf(rows);
    return kind === 'xlsx' ? writeXlsxInWorker([sheet], signal) : writeCsvInWorker(sheet.rows, kind, signal);
  }

  async function exportAs(kind: ExportKind) {
    const controller = new AbortController();
    const { signal } = controller;
    abort.current = controller;
    setRead(0);
    try {
      const { rows, hasMore } = await readPages((asked) => readPage(asked, signal), {
        most: mostExported,
        onRead: setRead,
      });
      const { blob } = await write(kind, rows, signal);
      const day = days ?? new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' });
      downloadFile(`${fileName} ${day}.${kind === 'xlsx' ? kind : 'csv'}`, blob);
      showNotice({
        id: 'orders-export',
        type: hasMore ? 'ERROR' : 'SUCCESS',
        message: t(hasMore ? 'export.cut' : 'export.done', { count: rows.length }),
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
