import type { SheetToWrite } from '#hub/lib/spreadsheets/write-xlsx.ts';
import type { Table } from '#hub/menu/import/columns/match-columns.ts';
import type { CheckedFile } from '#hub/menu/import/import-flow.ts';
import type { Problem } from './problem-words.ts';

type Words = {
  sheets: { items: string; options: string; problems: string };
  say: (problem: Problem) => string;
};

/** The lines of a file that need correction, unchanged, each followed by its problems. */
export function problemSheets({ tables, checked }: CheckedFile, { sheets, say }: Words): SheetToWrite[] {
  const wordsOf = (sheet: Problem['sheet']) => {
    const problems = checked.problems.filter((problem) => problem.sheet === sheet);
    return Map.groupBy(problems, ({ row }) => row);
  };
  const lines = (table: Table<string>, name: string, problems: Map<number, Problem[]>): SheetToWrite => ({
    name,
    rows: [
      [...(table.sheet.rows[table.head] ?? []), sheets.problems],
      ...[...problems].map(([row, said]) => [
        ...padded(table.sheet.rows[row - 1] ?? [], table),
        said.map(say).join('\n'),
      ]),
    ],
    numberColumns: [],
    widths: [],
  });
  const ofOptions = wordsOf('OPTIONS');
  return [
    lines(tables.items, sheets.items, wordsOf('ITEMS')),
    ...(tables.options && ofOptions.size > 0 ? [lines(tables.options, sheets.options, ofOptions)] : []),
  ];
}

/** Lines may be shorter than the header. Padding puts the problems into one column. */
function padded(row: readonly string[], { sheet, head }: Table<string>): string[] {
  const width = sheet.rows[head]?.length ?? 0;
  return Array.from({ length: width }, (_, place) => row[place] ?? '');
}
