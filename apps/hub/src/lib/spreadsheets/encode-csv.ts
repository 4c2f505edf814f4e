import { csvFile, writeCsv } from '#hub/lib/downloads/write-csv.ts';
import { encodeCp949 } from './encode-cp949.ts';

export const csvEncodings = ['utf-8-bom', 'utf-8', 'cp949'] as const;
export type CsvEncoding = (typeof csvEncodings)[number];

type Encoded = {
  blob: Blob;
  /** Number of characters that the encoding lacks, each replaced by a question mark. */
  replaced: number;
};

/** Makes a CSV file in an encoding that the software of stores can read. */
export function encodeCsv(rows: readonly (readonly string[])[], encoding: CsvEncoding): Encoded {
  const text = writeCsv(rows);
  if (encoding !== 'cp949')
    return { blob: csvFile(text, { hasMark: encoding === 'utf-8-bom' }), replaced: 0 };

  const { bytes, replaced } = encodeCp949(text);
  return { blob: new Blob([bytes], { type: 'text/csv' }), replaced };
}
