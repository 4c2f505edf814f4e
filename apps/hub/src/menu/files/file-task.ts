import type { FileProblem, Sheet } from './sheet.ts';
import type { CsvEncoding } from './write-csv.ts';
import type { SheetToWrite } from './write-xlsx.ts';

/** What the worker is asked to do, and what it answers. */
export type FileTask =
  | { kind: 'READ'; file: File }
  | { kind: 'XLSX'; sheets: readonly SheetToWrite[] }
  | { kind: 'CSV'; rows: Sheet['rows']; encoding: CsvEncoding };

export type FileAnswer =
  | { kind: 'READ'; sheets: Sheet[] }
  | { kind: 'WRITTEN'; blob: Blob; replaced: number }
  | { kind: 'REFUSED'; problem: FileProblem; line: number | undefined };
