import type { Checked } from '#hub/menu/import/menu-import.api.ts';
import type { Problem } from './problem-words.ts';

/** One kind of problem, with the cells that have it. */
export type Fault = { id: string; first: Problem; problems: Problem[] };

/** Problems whose detail differs in nearly every row. They are grouped as one fault whatever the detail. */
const ofEachRow: readonly Problem['problem'][] = ['twice', 'barcodeUsed'];

/** Groups the problems of a file by kind, the most frequent first. */
export function faultsOf({
  problems,
  mixedCategories,
}: Pick<Checked, 'problems' | 'mixedCategories'>): Fault[] {
  const asked = new Set(mixedCategories.filter(({ into }) => into === null).map(({ category }) => category));
  const isAsked = ({ problem, detail }: Problem) =>
    problem === 'categoryTaxDiffers' && detail !== null && asked.has(detail);

  const byKind = Map.groupBy(
    problems.filter((each) => !isAsked(each)),
    ({ sheet, column, problem, detail }) =>
      JSON.stringify([sheet, column, problem, ofEachRow.includes(problem) ? null : detail]),
  );
  return [...byKind]
    .flatMap(([id, all]) => (all[0] ? [{ id, first: all[0], problems: all }] : []))
    .sort((one, other) => other.problems.length - one.problems.length);
}

/** Whether each cell needs its own text, because the details of the fault differ. */
export function differsByRow({ first, problems }: Fault): boolean {
  return problems.some(({ detail }) => detail !== first.detail);
}
