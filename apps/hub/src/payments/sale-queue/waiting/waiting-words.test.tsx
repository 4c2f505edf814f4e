import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';
import payments from '#hub/payments/payments.ko.json' with { type: 'json' };
import type { Sale } from '#hub/payments/sale-queue/sale.ts';
import { aSale } from '#hub/payments/sale-queue/sale-builders.ts';
import { AtRiskWarning } from './waiting-words.tsx';

beforeAll(() =>
  i18next.use(initReactI18next).init({
    lng: 'ko',
    ns: ['payments'],
    resources: { ko: { payments } },
    interpolation: { escapeValue: false },
  }),
);

const textOf = (sales: readonly Sale[]) =>
  renderToStaticMarkup(<AtRiskWarning sales={sales} />).replace(/<[^>]+>/g, '');

const cash = { type: 'INSTORE_CASH', amount: 4_000 } as const;
const saleOf = (tenders: (typeof cash)[]) =>
  aSale({ order: { key: 'key', body: { lines: [], total: 10_000, tenders } } });

test('the warning says how many orders this device alone has, and the money taken for them', () => {
  expect(textOf([saleOf([cash]), saleOf([])])).toBe(
    '이 기기가 고장 나면 주문 2건(20,000원)이 사라져요. 받은 돈은 4,000원이에요.',
  );
});

test('without money taken, the warning names only the orders; with nothing at risk, there is none', () => {
  expect(textOf([saleOf([])])).toBe('이 기기가 고장 나면 주문 1건(10,000원)이 사라져요.');
  expect(textOf([])).toBe('');
});
