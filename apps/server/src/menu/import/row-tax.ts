import type { PlannedRow } from './import-plan.ts';
import type { CategoryPlan } from './plan-categories.ts';

/** A planned row before its tax is known: any row, even the last, may decide the tax of a new category. */
export type RowWithoutTax = Omit<PlannedRow, 'tax'> & {
  /** Category ids; `from` is undefined for a new item. */
  from: string | undefined;
  to: string;
};

/** A new item counts as taxed before, so a tax-free category shows as a change. */
export function withTax({ from, to, ...row }: RowWithoutTax, { isTaxable }: CategoryPlan): PlannedRow {
  const [before, after] = [from === undefined || isTaxable(from), isTaxable(to)];
  if (before === after) return { ...row, tax: null };
  return { ...row, tax: after ? 'TAXED' : 'TAX_FREE' };
}
