import type { CsvEncoding } from './encode-csv.ts';
import type { FileProblem, Sheet } from './sheet.ts';
import type { SheetToWrite } from './write-xlsx.ts';

export type WorkerTask =
  | { kind: 'READ'; file: File }
  | { kind: 'XLSX'; sheets: readonly SheetToWrite[] }
  | { kind: 'CSV'; rows: Sheet['rows']; encoding: CsvEncoding };

export type WorkerAnswer =
  | { kind: 'READ'; sheets: Sheet[] }
  | { kind: 'WRITTEN'; blob: Blob; replaced: number }
  | { kind: 'REFUSED'; problem: FileProblem; line: number | undefined };
