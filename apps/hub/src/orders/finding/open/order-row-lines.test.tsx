import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';
import { orderLine } from '#hub/orders/order-builders.ts';
import ko from '#hub/orders/orders.ko.json' with { type: 'json' };
import { OrderRowLines } from './order-row-lines.tsx';

beforeAll(() =>
  i18next.use(initReactI18next).init({ lng: 'ko', ns: ['orders'], resources: { ko: { orders: ko } } }),
);

test('a row of the board shows what its cards show: options, what is to go, and the notes of lines', () => {
  const lines = [
    orderLine({ id: 'to go', note: '얼음 적게' }),
    orderLine({ id: 'here', name: '대추차', options: [], itemOrderType: 'INSTORE', quantity: 1, note: null }),
  ];
  const order = { lines, note: '봉투 두 장' } as unknown as Parameters<typeof OrderRowLines>[0]['order'];
  const shown = renderToStaticMarkup(<OrderRowLines order={order} changedIds={[]} />);
  const words = shown.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' ');
  expect(words).toBe('아메리카노 2 아이스 · 포장 얼음 적게, 대추차 1 봉투 두 장');
});
