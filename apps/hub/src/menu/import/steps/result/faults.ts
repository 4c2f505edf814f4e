import type { Checked } from '#hub/menu/import/menu-import.api.ts';
import type { Problem } from './problem-words.ts';

/** One thing that is wrong, and the cells of which it is. */
export type Fault = { id: string; first: Problem; problems: Problem[] };

/** Of these the detail is another in nearly every row. */
const ofEachRow: readonly Problem['problem'][] = ['twice', 'barcodeUsed'];

/** What is wrong with a file, each kind of it once; what is wrong with most cells comes first. */
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

/** Whether its cells are to be told apart by what is said of each. */
export function differsByRow({ first, problems }: Fault): boolean {
  return problems.some(({ detail }) => detail !== first.detail);
}
