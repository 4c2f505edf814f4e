import { reportTax } from '@maru/contract/sales/sales.endpoints.ts';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { call } from '@maru/web/call.ts';
import { ExportMenu, type FileToExport } from '#hub/lib/downloads/export-menu.tsx';
import { FileRefused } from '#hub/lib/spreadsheets/sheet.ts';
import { writeSheets } from '#hub/lib/spreadsheets/write-sheets.ts';
import { useStore } from '#hub/lib/store.tsx';
import type { LoadedRevenue } from '#hub/sales/revenue/use-revenue.ts';
import { useSalesWords } from '#hub/sales/use-sales-words.ts';
import { type FileKind, revenueFileName, revenueSheets } from './revenue-sheet.ts';
import { taxSheets } from './tax-sheets.ts';

const kinds: readonly FileKind[] = ['xlsx', 'csv', 'tax'];

/** Downloads the figures of the page, or those for the VAT return of its period, or prints the page. */
export function ExportRevenue({ revenue }: { revenue: LoadedRevenue }) {
  const words = useSalesWords();
  const { t } = words;
  const { storeId, name } = useStore();
  const { period } = revenue.asked;

  async function sheetsOf(kind: FileKind, signal: AbortSignal) {
    if (kind !== 'tax') return revenueSheets(revenue, words);
    const report = await call(reportTax, { storeId, ...period }, { signal });
    return taxSheets(report, { store: name, period }, words);
  }

  const fileOf = (kind: FileKind): FileToExport => ({
    key: kind,
    label: t(`export.kinds.${kind}`),
    name: revenueFileName(kind, revenue.asked, words),
    write: async (signal, onRows) =>
      writeSheets(await sheetsOf(kind, signal), kind === 'csv' ? 'csv' : 'xlsx', { signal, onRows }),
  });

  function onFailed(error: unknown) {
    if (!(error instanceof FileRefused)) return false;
    showNotice({ id: 'revenue-export', type: 'ERROR', message: t('export.failed') });
    return true;
  }

  return (
    <ExportMenu
      texts={{ button: t('export.button'), reading: t('export.reading'), print: t('export.kinds.print') }}
      writingText={(count) => t('export.writing', { count })}
      files={kinds.map(fileOf)}
      onFailed={onFailed}
    />
  );
}
