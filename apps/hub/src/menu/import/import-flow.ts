import type { ItemColumn, OptionColumn } from '@maru/contract/menu/import-rows.ts';
import type { FileProblem } from '#hub/lib/spreadsheets/sheet.ts';
import type { Undone } from '#hub/menu/changes/undo-change.api.ts';
import type { Table } from './columns/match-columns.ts';
import type { Answers, Checked, FileRows, Imported } from './menu-import.api.ts';

export type Tables = {
  items: Table<ItemColumn>;
  options: Table<OptionColumn> | undefined;
  /**
   * The file is one of our menu templates. It cannot be corrected, its columns need no matching, and it only
   * adds items.
   */
  isTemplate?: boolean;
};

/** A checked file. Every try to import it uses the same idempotency key. */
export type CheckedFile = Answers & {
  fileName: string;
  tables: Tables;
  /** The rows to send. For a template, only those that the store does not have yet. */
  rows: FileRows;
  checked: Checked;
  idempotencyKey: string;
};

export type Flow =
  | { step: 'CHOOSE'; refused?: { problem: FileProblem; line: number | undefined } }
  | { step: 'READING'; fileName: string; megabytes: number }
  | { step: 'MATCH'; fileName: string; tables: Tables }
  | { step: 'CHECKING'; fileName: string; tables: Tables; count: number; before: CheckedFile | undefined }
  | { step: 'RESULT'; file: CheckedFile }
  /**
   * `isGivenUp`: the person cancelled after the request was sent, so the import is undone once it has
   * finished.
   */
  | { step: 'IMPORTING'; file: CheckedFile; count: number; isGivenUp: boolean }
  /** It is not known whether the import was done or, if the person cancelled it, undone. */
  | { step: 'UNSURE'; file: CheckedFile; isGivenUp: boolean }
  /** `undone`: set if the person cancelled and the undo could not restore everything. */
  | { step: 'DONE'; file: CheckedFile; imported: Imported; undone?: Undone };

/** Steps shown to the person. */
export const stepsOfFile = ['choose', 'match', 'check'] as const;
export const stepsOfTemplate = ['template', 'check'] as const;

export function shownStep({ step }: Flow): 'choose' | 'match' | 'check' {
  if (step === 'CHOOSE' || step === 'READING') return 'choose';
  return step === 'MATCH' ? 'match' : 'check';
}

export function isOfTemplate(flow: Flow): boolean {
  if ('file' in flow) return flow.file.tables.isTemplate === true;
  return 'tables' in flow && flow.tables.isTemplate === true;
}

/**
 * Number of steps that Back goes through before leaving the page. A running import can only be cancelled by its button.
 */
export function stepsToGoBack(flow: Flow): number {
  switch (flow.step) {
    case 'READING':
    case 'MATCH':
      return 1;
    case 'CHECKING':
    case 'RESULT':
      return isOfTemplate(flow) ? 1 : 2;
    default:
      return 0;
  }
}

/**
 * Whether to ask before leaving: unsent work would be lost, or a running import would continue out of sight.
 */
export function isUnderWay({ step }: Flow): boolean {
  return step !== 'CHOOSE' && step !== 'UNSURE' && step !== 'DONE';
}

/** How many items an import would create or change, without invalid rows; 0 for a file with options only. */
export function countItems({ counts }: Checked): number {
  return counts.new + counts.changed;
}
