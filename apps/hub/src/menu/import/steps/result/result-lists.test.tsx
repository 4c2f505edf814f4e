import { UiProvider } from '@maru/ui/provider.tsx';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';
import type { CheckedFile } from '#hub/menu/import/import-flow.ts';
import texts from '#hub/menu/import/menu-import.ko.json' with { type: 'json' };
import files from '#hub/menu/spreadsheets/menu-spreadsheets.ko.json' with { type: 'json' };
import { MixedCategories } from './mixed-categories.tsx';
import { ProblemList } from './problem-list.tsx';

beforeAll(async () => {
  const resources = { ko: { 'menu-import': texts, 'menu-spreadsheets': files } };
  const interpolation = { escapeValue: false };
  await i18next
    .use(initReactI18next)
    .init({ lng: 'ko', ns: ['menu-import', 'menu-spreadsheets'], resources, interpolation });
});

type Checked = CheckedFile['checked'];

function fileWith(checked: Partial<Checked>, cells: object = {}): CheckedFile {
  const rows = Array.from({ length: 440 }, (_, i) => ({ row: i + 2, name: `메뉴 ${i + 2}`, ...cells }));
  const head = ['메뉴명', '가격'];
  return {
    ...{ fileName: '메뉴.xlsx', stock: 'KEEP', splits: [], idempotencyKey: 'key' },
    tables: {
      items: { sheet: { name: '', rows: [head] }, head: 0, matching: ['name', 'price'] },
      options: undefined,
    },
    rows: { items: rows, options: [] },
    checked: {
      ...{ version: 1, problems: [], rows: [], stockRows: 0, onlyStockRows: 0, untouchedItems: 0 },
      ...{ counts: { new: 0, changed: 0, same: 0, bad: 430 }, mixedCategories: [] },
      ...{ newCategories: [], newCollections: [], keptCollections: [] },
      ...checked,
    },
  };
}

const render = (element: React.ReactNode) => renderToStaticMarkup(<UiProvider>{element}</UiProvider>);
const rowsFrom = (first: number, count: number) => Array.from({ length: count }, (_, i) => first + i);
const onPrice = { sheet: 'ITEMS', column: 'price', problem: 'numbersOnly', detail: null } as const;
const onTax = { sheet: 'ITEMS', column: 'taxable', problem: 'categoryTaxDiffers', detail: '과일' } as const;
const fruit = {
  ...{ category: '과일', isNew: true, tax: 'TAXED' as const, fitting: 10 },
  ...{ others: rowsFrom(2, 430), into: null },
};
const timesIn = (html: string, words: string) => html.split(words).length - 1;

test('430 cells with one fault are one sentence with row numbers and a way to see each', () => {
  const html = render(
    <ProblemList file={fileWith({ problems: rowsFrom(2, 430).map((row) => ({ row, ...onPrice })) })} />,
  );
  expect(timesIn(html, texts.problems.numbersOnly)).toBe(1);
  expect(html).toContain('2–431번째 줄');
  expect(html).toContain('430줄 모두 보기');
});

test('a few cells with a fault are shown with their content', () => {
  const problems = [{ row: 7, ...onPrice }];
  const html = render(<ProblemList file={fileWith({ problems }, { price: '시가' })} />);
  for (const words of ['7번째 줄', '메뉴 7', '시가']) expect(html).toContain(words);
});

test('430 rows of the other tax are one question and no fault', () => {
  const file = fileWith({
    problems: fruit.others.map((row) => ({ row, ...onTax })),
    mixedCategories: [fruit],
  });
  const question = render(<MixedCategories file={file} check={async () => undefined} />);

  expect(question).toContain('나눠서 ‘과일’, ‘과일(면세)’로 만들까요?');
  expect(question).toContain('나누지 않으면 이 430줄은 가져오지 않아요.');
  expect(render(<ProblemList file={file} />)).not.toContain(texts.problems.categoryTaxDiffers);
  expect(render(<ProblemList file={file} />)).not.toContain('과일');
});

test('several categories can be split at once or one by one', () => {
  const file = fileWith({ mixedCategories: [fruit, { ...fruit, category: '채소' }] });
  const html = render(<MixedCategories file={file} check={async () => undefined} />);
  for (const words of ['2개 카테고리 모두 나누기', '‘과일’ 카테고리 나누기', '‘채소’ 카테고리 나누기'])
    expect(html).toContain(words);
});

test('a split category says so and can be merged again', () => {
  const file = fileWith({ mixedCategories: [{ ...fruit, into: '과일(면세)' }] });
  const html = render(<MixedCategories file={file} check={async () => undefined} />);
  expect(html).toContain('‘과일’, ‘과일(면세)’로 나눴어요.');
  expect(html).toContain('‘과일’ 카테고리 나누지 않기');
});

test('rows that are not listed are counted, with a comma for thousands', () => {
  const problems = Array.from({ length: 2_000 }, (_, index) => ({ row: index * 2 + 1, ...onPrice }));
  const html = render(<ProblemList file={fileWith({ problems })} />);
  expect(html).toMatch(/외 1,[0-9]{3}줄/);
});
