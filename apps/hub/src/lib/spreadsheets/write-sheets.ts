import { writeCsvInWorker, writeXlsxInWorker } from './in-worker.ts';
import type { SheetToWrite } from './write-xlsx.ts';

/** Writes the sheets into one file. In CSV they follow each other, each below its name. */
export async function writeSheets(
  sheets: readonly SheetToWrite[],
  kind: 'xlsx' | 'csv',
  { signal, onRows }: { signal: AbortSignal; onRows: (count: number) => void },
): Promise<Blob> {
  onRows(sheets.reduce((sum, { rows }) => sum + rows.length, 0));
  const { blob } =
    kind === 'xlsx'
      ? await writeXlsxInWorker(sheets, signal)
      : await writeCsvInWorker(
          sheets.flatMap(({ name, rows }) => [[name], ...rows, []]),
          'utf-8-bom',
          signal,
        );
  return blob;
}
