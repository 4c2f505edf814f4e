import type { PlannedRow } from './import-plan.ts';
import type { CategoryPlan } from './plan-categories.ts';

/** A row before its tax is known: what a new category is decides any row of it, maybe the last. */
export type RowWithoutTax = Omit<PlannedRow, 'tax'> & {
  /** Categories by id, `from` undefined of a new item. */
  from: string | undefined;
  to: string;
};

/** A new item is taken for taxed until its category says otherwise. */
export function withTax({ from, to, ...row }: RowWithoutTax, { isTaxable }: CategoryPlan): PlannedRow {
  const [before, after] = [from === undefined || isTaxable(from), isTaxable(to)];
  if (before === after) return { ...row, tax: null };
  return { ...row, tax: after ? 'TAXED' : 'TAX_FREE' };
}
