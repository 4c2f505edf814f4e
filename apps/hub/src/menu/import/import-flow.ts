import type { ItemColumn, OptionColumn } from '@maru/contract/menu/import-rows.ts';
import type { Undone } from '#hub/menu/changes/undo-change.api.ts';
import type { FileProblem } from '#hub/menu/spreadsheets/sheet.ts';
import type { Table } from './columns/match-columns.ts';
import type { Answers, Checked, FileRows, Imported } from './menu-import.api.ts';

export type Tables = {
  items: Table<ItemColumn>;
  options: Table<OptionColumn> | undefined;
  /** A menu template of ours: there is no file to correct, no column to match, and it only adds. */
  isTemplate?: boolean;
};

/** A file as it was checked; the same key for every try to import it. */
export type CheckedFile = Answers & {
  fileName: string;
  tables: Tables;
  /** What is sent: of a template only what the store has not yet. */
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
  /** Given up: what was sent is on its way all the same, and is undone once it has arrived. */
  | { step: 'IMPORTING'; file: CheckedFile; count: number; isGivenUp: boolean }
  /** No answer came: it may be imported, and undone where it was given up, or not. */
  | { step: 'UNSURE'; file: CheckedFile; isGivenUp: boolean }
  /** `undone`: what came of undoing it, where it was given up and something stayed. */
  | { step: 'DONE'; file: CheckedFile; imported: Imported; undone?: Undone };

/** The steps that a person sees. */
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

/** How many steps Back leads through before it leaves the page; what is sent is given up by its own button only. */
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

/** Whether leaving would lose work, or something is on its way. */
export function isUnderWay({ step }: Flow): boolean {
  return step !== 'CHOOSE' && step !== 'UNSURE' && step !== 'DONE';
}

/** Items that an import would make or change, bad rows left out. Options may come without any. */
export function countItems({ counts }: Checked): number {
  return counts.new + counts.changed;
}
