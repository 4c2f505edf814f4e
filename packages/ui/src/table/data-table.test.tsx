import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UiProvider } from '../provider.tsx';
import { type Column, DataTable, type DataTableProps } from './data-table.tsx';

type Item = { id: string; name: string; price: number };

const columns: Column<Item>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortValue: ({ name }) => name, isTitle: true },
  { id: 'price', header: 'Price', cell: ({ price }) => price, sortValue: ({ price }) => price, align: 'end' },
];
const items: Item[] = [
  { id: '1', name: '라떼', price: 5000 },
  { id: '2', name: '가배', price: 12_000 },
  { id: '3', name: '녹차', price: 900 },
];

function render(props: Partial<DataTableProps<Item>>) {
  return renderToStaticMarkup(
    <UiProvider>
      <DataTable
        label="Menu"
        columns={columns}
        rows={items}
        rowId={({ id }) => id}
        state={{}}
        onStateChange={() => undefined}
        empty={<p>nothing yet</p>}
        loadingText="loading"
        {...props}
      />
    </UiProvider>,
  );
}

const names = (html: string) => [...html.matchAll(/data-title="true">([^<]+)</g)].map(([, name]) => name);

test('rows sorted by the server keep their order, and the header shows it', () => {
  const html = render({ state: { sort: { column: 'price', direction: 'desc' } } });

  expect(names(html)).toEqual(['라떼', '가배', '녹차']);
  expect(html).toMatch(/<th[^>]*aria-sort="descending"[^>]*>.*Price/);
});

test('with sorting on the client, words are in Korean dictionary order and numbers by size', () => {
  const sorted = (column: string) =>
    names(render({ sorting: 'here', state: { sort: { column, direction: 'asc' } } }));

  expect(sorted('name')).toEqual(['가배', '녹차', '라떼']);
  expect(sorted('price')).toEqual(['녹차', '라떼', '가배']);
});

test('a table that loads shows skeleton rows and a loading text', () => {
  const html = render({ rows: undefined, skeletonRows: 4 });

  expect(html.match(/<tr/g)).toHaveLength(5);
  expect(html).toContain('loading');
  expect(html).not.toContain('nothing yet');
});

test('without rows the empty state replaces the table', () => {
  const html = render({ rows: [] });

  expect(html).toContain('nothing yet');
  expect(html).not.toContain('<table');
});

test('of thousands of rows only the visible ones are rendered', () => {
  const rows = Array.from({ length: 5000 }, (_, at) => ({ id: String(at), name: `n${at}`, price: at }));
  const drawn = names(render({ rows })).length;

  expect(drawn).toBeGreaterThan(5);
  expect(drawn).toBeLessThan(60);
});

test('the title of a row links to its page', () => {
  const html = render({
    rowLink: {
      href: ({ id }) => `/menu/${id}`,
      renderLink: ({ children, ...link }) => <a {...link}>{children}</a>,
    },
  });

  expect(html).toContain('href="/menu/2"');
  expect(html.match(/<a /g)).toHaveLength(3);
});

test('paging buttons are disabled where there are no more pages', () => {
  const texts = { label: 'pages', first: 'first', previous: 'back', next: 'on' };
  const pageText = (page: number, count: number) => `${page} of ${count}`;
  const last = render({ state: { page: 3 }, paging: { kind: 'pages', pageCount: 3, pageText, texts } });
  const end = render({ state: { cursor: 'older:9' }, paging: { kind: 'cursor', texts } });

  expect(last).toContain('3 of 3');
  expect(last.match(/ disabled=""/g)).toHaveLength(1);
  expect(end.match(/ disabled=""/g)).toHaveLength(1);
});

test('rows that all fit on the first page have no paging buttons', () => {
  const texts = { label: 'pages', first: 'first', previous: 'back', next: 'on' };
  expect(render({ paging: { kind: 'cursor', texts } })).not.toContain('aria-label="pages"');
  expect(render({ paging: { kind: 'cursor', next: 'older:9', texts } })).toContain('aria-label="pages"');
});

test('a compact table places its cells by grid areas on a phone, and other tables do not', () => {
  const html = render({ phoneAreas: '"name price"' });

  expect(html).toMatch(/data-compact="true" style="--phone-areas:&quot;name price&quot;"/);
  expect(html).toMatch(/<td style="grid-area:price"/);
  expect(render({})).not.toContain('data-compact');
});
