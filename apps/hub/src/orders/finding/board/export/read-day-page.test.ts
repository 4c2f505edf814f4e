import { openBrowser, plantSession } from '@maru/web/test/browser.ts';
import { expect, test } from 'vitest';
import { readPages } from '#hub/lib/list/read-pages.ts';
import { cancelledOrder } from '#hub/orders/order-builders.ts';
import { readDayPage } from './read-day-page.ts';

test('a day is exported page by page, with its open orders among the others', async () => {
  const pages = [
    { content: [cancelledOrder({ id: 'open', status: 'OPEN' })], nextCursor: 'older' },
    { content: [cancelledOrder({ id: 'cancelled' })], nextCursor: null },
  ];
  const browser = openBrowser(() => ({ body: { status: 'OK', response: pages.shift() } }));
  plantSession();
  const { signal } = new AbortController();

  const readPage = readDayPage('store', '2026-11-19');
  const { rows, hasMore } = await readPages((asked) => readPage(asked, signal));

  expect([rows.map(({ id }) => id), hasMore]).toEqual([['open', 'cancelled'], false]);
  const asked = browser.sent.map(({ url }) => new URL(url, 'http://hub.test'));
  expect(asked.map(({ pathname }) => pathname.split('/').at(-1))).toEqual(
    Array(2).fill('getordersbystoreandcreateddatebetween'),
  );
  expect(asked.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
    { storeId: 'store', from: '2026-11-19', to: '2026-11-19', numberOfElements: '200' },
    { storeId: 'store', from: '2026-11-19', to: '2026-11-19', numberOfElements: '200', cursor: 'older' },
  ]);
});
