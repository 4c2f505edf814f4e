import { countCharacters, mostUnits } from '@maru/contract/fields.ts';
import { readOnSale, readTaxable, readYesOrNo } from '@maru/contract/menu/cell-words.ts';
import type { CellProblem } from '@maru/contract/menu/import-rows.ts';
import { barcodeForm, longest } from '@maru/contract/menu/menu-fields.ts';
import { readWholeNumber } from '@maru/contract/menu/read-whole-number.ts';

/** Reports a problem with a cell of the current row. */
export type Say<C extends string> = (column: C, problem: CellProblem, detail?: string | null) => undefined;

/** Reads the cells of one row. Each reader returns undefined for a missing column or an invalid cell. */
export function cellReader<C extends string>(row: Partial<Record<C, string | undefined>>, say: Say<C>) {
  /** Trimmed text; empty for a blank cell. */
  function text(column: C, most: number): string | undefined {
    const cell = row[column]?.normalize('NFC').trim();
    if (cell === undefined) return undefined;
    if (!cell.isWellFormed() || cell.includes('\0')) return say(column, 'wrongFormat');
    if (isLonger(cell, most)) return say(column, 'tooLong', String(most));
    return cell;
  }

  function name(column: C, most: number): string | undefined {
    const cell = text(column, most);
    return cell === '' ? say(column, 'required') : cell;
  }

  /** Null for a blank cell. */
  function textOrNone(column: C, most: number): string | null | undefined {
    const cell = text(column, most);
    return cell === '' ? null : cell;
  }

  function barcode(column: C): string | null | undefined {
    const cell = textOrNone(column, longest.barcode);
    if (typeof cell !== 'string' || barcodeForm.test(cell)) return cell;
    return say(column, 'wrongFormat');
  }

  function number(column: C, limits: { least: number; most: number }): number | undefined {
    const cell = row[column];
    if (cell === undefined) return undefined;
    const read = readWholeNumber(cell, limits);
    if ('value' in read) return read.value;

    if (read.problem === 'tooSmall' || read.problem === 'zeroOrMore')
      return say(column, 'tooSmall', String(limits.least));
    return say(column, read.problem, read.problem === 'tooLarge' ? String(limits.most) : null);
  }

  /** Null for a blank cell. */
  function numberOrNone(column: C, limits: { least: number; most: number }): number | null | undefined {
    return row[column]?.trim() === '' ? null : number(column, limits);
  }

  /** Undefined for a blank cell, too. */
  function yesOrNo(column: C): boolean | undefined {
    return either(column, readYesOrNo, 'yesOrNo');
  }

  function onSale(column: C): boolean | undefined {
    return either(column, readOnSale, 'onSaleOrNot');
  }

  function taxable(column: C): boolean | undefined {
    return either(column, readTaxable, 'taxOrNot');
  }

  function either(column: C, read: (cell: string) => boolean | undefined, problem: CellProblem) {
    const cell = row[column];
    if (cell === undefined || cell.trim() === '') return undefined;
    return read(cell) ?? say(column, problem);
  }

  return { say, name, textOrNone, barcode, number, numberOrNone, yesOrNo, onSale, taxable };
}

/** The number of UTF-16 units is an upper bound of the number of characters, so most cells need no counting. */
function isLonger(cell: string, most: number) {
  return cell.length > most && (cell.length > mostUnits(most) || countCharacters(cell) > most);
}

/** Whether all cells of a row are blank. */
export function isBlank({ row: _, ...cells }: { row: number } & Record<string, unknown>): boolean {
  return Object.values(cells).every((cell) => typeof cell !== 'string' || cell.trim() === '');
}
