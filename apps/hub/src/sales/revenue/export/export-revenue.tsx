import { Button } from '@mantine/core';
import { reportTax } from '@maru/contract/sales/sales.endpoints.ts';
import { PopupMenu } from '@maru/ui/menu/popup-menu.tsx';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { call } from '@maru/web/call.ts';
import { reportError } from '@maru/web/report-error.ts';
import { IconDownload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { downloadFile } from '#hub/lib/downloads/download-file.ts';
import { useStore } from '#hub/lib/store.tsx';
import { writeCsvInWorker, writeXlsxInWorker } from '#hub/menu/spreadsheets/in-worker.ts';
import { FileRefused } from '#hub/menu/spreadsheets/sheet.ts';
import type { LoadedRevenue } from '#hub/sales/revenue/use-revenue.ts';
import { useSalesWords } from '#hub/sales/use-sales-words.ts';
import { type FileKind, fileName, revenueSheets } from './revenue-sheet.ts';
import { taxSheets } from './tax-sheets.ts';

const kinds: readonly FileKind[] = ['xlsx', 'csv', 'tax'];

/** Rows are counted once they are there. */
type Progress = 'reading' | { rows: number };

/** Downloads what the page shows, or the figures for the VAT return of its period; or prints the page.
 * While a file is made, the button says how far it is, and stops it. */
export function ExportRevenue({ revenue }: { revenue: LoadedRevenue }) {
  const words = useSalesWords();
  const { t } = words;
  const { storeId, name } = useStore();
  const { period } = revenue.asked;
  const [progress, setProgress] = useState<Progress>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  async function write(kind: FileKind, signal: AbortSignal) {
    const sheets =
      kind === 'tax'
        ? taxSheets(await call(reportTax, { storeId, ...period }, { signal }), { store: name, period }, words)
        : revenueSheets(revenue, words);
    setProgress({ rows: sheets.reduce((sum, { rows }) => sum + rows.length, 0) });
    if (kind !== 'csv') return writeXlsxInWorker(sheets, signal);
    return writeCsvInWorker(
      sheets.flatMap(({ name, rows }) => [[name], ...rows, []]),
      'utf-8-bom',
      signal,
    );
  }

  async function exportAs(kind: FileKind) {
    const controller = new AbortController();
    const { signal } = controller;
    abort.current = controller;
    setProgress('reading');
    try {
      const { blob } = await write(kind, signal);
      downloadFile(fileName(kind, revenue.asked, words), blob);
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof FileRefused)
        showNotice({ id: 'revenue-export', type: 'ERROR', message: t('export.failed') });
      else reportError(error);
    } finally {
      setProgress(undefined);
    }
  }

  const icon = <IconDownload size={20} aria-hidden />;
  if (progress)
    return (
      <Button leftSection={icon} onClick={() => abort.current?.abort()}>
        {progress === 'reading' ? t('export.reading') : t('export.writing', { count: progress.rows })}
      </Button>
    );
  return (
    <PopupMenu
      position="bottom-end"
      width={280}
      target={<Button leftSection={icon}>{t('export.button')}</Button>}
      items={[
        ...kinds.map((kind) => ({
          key: kind,
          label: t(`export.kinds.${kind}`),
          onSelect: () => void exportAs(kind),
        })),
        { key: 'print', label: t('export.kinds.print'), onSelect: () => window.print() },
      ]}
    />
  );
}
