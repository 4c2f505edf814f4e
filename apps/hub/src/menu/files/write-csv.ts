import Papa from 'papaparse';
import { encodeCp949 } from './encode-cp949.ts';
import { escapeFormula } from './formula-escape.ts';

export const csvEncodings = ['utf-8-bom', 'utf-8', 'cp949'] as const;
export type CsvEncoding = (typeof csvEncodings)[number];

type Written = {
  blob: Blob;
  /** Characters that the encoding does not have; a question mark stands for each. */
  replaced: number;
};

/** A CSV file that spreadsheets open without running anything in it. */
export function writeCsv(rows: readonly (readonly string[])[], encoding: CsvEncoding): Written {
  const text = Papa.unparse(
    rows.map((row) => row.map(escapeFormula)),
    { newline: '\r\n' },
  );
  const blob = (bytes: BlobPart) => new Blob([bytes], { type: 'text/csv' });
  if (encoding !== 'cp949') return { blob: blob(encoding === 'utf-8' ? text : `\uFEFF${text}`), replaced: 0 };

  const { bytes, replaced } = encodeCp949(text);
  return { blob: blob(bytes), replaced };
}
