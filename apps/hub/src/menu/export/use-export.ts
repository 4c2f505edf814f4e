import { itemRowsOf, optionRowsOf } from '@maru/contract/menu/export-rows.ts';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { formatCount } from '@maru/web/format.ts';
import { loadTexts } from '@maru/web/i18n.ts';
import { reportError } from '@maru/web/report-error.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '#hub/lib/downloads/download-file.ts';
import type { CsvEncoding } from '#hub/lib/spreadsheets/encode-csv.ts';
import { writeCsvInWorker, writeXlsxInWorker } from '#hub/lib/spreadsheets/in-worker.ts';
import { FileRefused } from '#hub/lib/spreadsheets/sheet.ts';
import { useCachedMenu } from '#hub/menu/menu.api.ts';
import { itemSheet, optionSheet } from '#hub/menu/spreadsheets/menu-sheets.ts';
import { useSheetWords } from '#hub/menu/spreadsheets/use-sheet-words.ts';
import { readWholeMenu } from './export.api.ts';

export type ExportKind = 'xlsx' | CsvEncoding;

/** Writes the whole menu into a file and downloads it. `count` is the number of items in this device's cache. */
export function useExport(storeId: string) {
  const { t } = useTranslation('menu-export');
  const { items } = useCachedMenu(storeId);
  const sheetWords = useSheetWords();
  const [isWriting, setIsWriting] = useState(false);
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  async function write(kind: ExportKind, signal: AbortSignal) {
    const [menu] = await Promise.all([readWholeMenu(storeId, signal), loadTexts('menu-spreadsheets')]);
    const words = sheetWords();
    const sheet = itemSheet(itemRowsOf(menu, words), words);
    const written =
      kind === 'xlsx'
        ? await writeXlsxInWorker([sheet, optionSheet(optionRowsOf(menu, words), words)], signal)
        : await writeCsvInWorker(sheet.rows, kind, signal);
    return { ...written, count: menu.items.length };
  }

  async function exportAs(kind: ExportKind) {
    const controller = new AbortController();
    abort.current = controller;
    setIsWriting(true);
    try {
      const { blob, replaced, count: written } = await write(kind, controller.signal);
      const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' });
      downloadFile(`${t('fileName')} ${day}.${kind === 'xlsx' ? kind : 'csv'}`, blob);
      const message =
        replaced > 0
          ? t('replaced', { count: written, replaced: formatCount(replaced) })
          : t('done', { count: written });
      showNotice({ id: 'menu-export', type: replaced > 0 ? 'ERROR' : 'SUCCESS', message });
    } catch (error) {
      if (controller.signal.aborted) return;
      if (error instanceof FileRefused)
        showNotice({ id: 'menu-export', type: 'ERROR', message: t('failed') });
      else reportError(error);
    } finally {
      setIsWriting(false);
    }
  }

  return { count: items.length, isWriting, exportAs, stop: () => abort.current?.abort() };
}
