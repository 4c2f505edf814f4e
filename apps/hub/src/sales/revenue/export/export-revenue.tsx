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
import { taxSheet } from './tax-sheet.ts';

const kinds: readonly FileKind[] = ['xlsx', 'csv', 'tax'];

/** Downloads what the page shows, or the figures for the VAT return of its period; or prints the page. */
export function ExportRevenue({ revenue }: { revenue: LoadedRevenue }) {
  const words = useSalesWords();
  const { t } = words;
  const { storeId } = useStore();
  const { period } = revenue.asked;
  const [isWriting, setIsWriting] = useState(false);
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  async function write(kind: FileKind, signal: AbortSignal) {
    if (kind === 'tax') {
      const report = await call(reportTax, { storeId, ...period }, { signal });
      return writeXlsxInWorker([taxSheet(report, words)], signal);
    }
    const sheets = revenueSheets({ ...revenue, report: revenue.report }, words);
    if (kind === 'xlsx') return writeXlsxInWorker(sheets, signal);
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
    setIsWriting(true);
    try {
      const { blob } = await write(kind, signal);
      downloadFile(fileName(kind, revenue.asked, words), blob);
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof FileRefused)
        showNotice({ id: 'revenue-export', type: 'ERROR', message: t('export.failed') });
      else reportError(error);
    } finally {
      setIsWriting(false);
    }
  }

  const icon = <IconDownload size={20} aria-hidden />;
  if (isWriting)
    return (
      <Button leftSection={icon} onClick={() => abort.current?.abort()}>
        {t('export.stop')}
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
