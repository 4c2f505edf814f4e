import type { Difference } from '@maru/contract/orders/difference.ts';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';
import ko from '#hub/orders/orders.ko.json' with { type: 'json' };
import { DifferenceList } from './difference-list.tsx';

beforeAll(() =>
  i18next.use(initReactI18next).init({ lng: 'ko', ns: ['orders'], resources: { ko: { orders: ko } } }),
);

const latte = { name: '라떼', nameEn: 'Latte' };
const differences: Difference[] = [
  { kind: 'PRICE', ...latte, menu: 5_000, sold: 4_500 },
  { kind: 'OPTION_PRICE', ...latte, menu: 700, sold: 500 },
  { kind: 'SOLD_OUT', ...latte },
  { kind: 'DELETED', ...latte },
  { kind: 'CATEGORY_GONE', ...latte },
  { kind: 'OPTION_SOLD_OUT', ...latte },
  { kind: 'OPTION_DELETED', ...latte },
  { kind: 'OPTION_RULES', ...latte },
  { kind: 'STOCK_SHORT', ...latte, missing: 3 },
  { kind: 'TENDER_OFF', type: 'INSTORE_CASH' },
  { kind: 'TAX_TYPE', sold: 'GENERAL', now: 'SIMPLIFIED' },
  { kind: 'POINTS_NOT_USED', points: 2_000 },
  { kind: 'CUSTOMER_UNKNOWN' },
  { kind: 'AGE' },
  { kind: 'PAYMENT_AGE' },
];

test.each(differences)('$kind is said in words', (difference) => {
  const shown = renderToStaticMarkup(<DifferenceList differences={[difference]} />);

  expect(shown).not.toContain('differences.');
  expect(shown).not.toContain('{{');
  if ('name' in difference) expect(shown).toContain('라떼');
  if (difference.kind === 'PRICE') expect(shown).toMatch(/5,000.*4,500/);
  if (difference.kind === 'POINTS_NOT_USED') expect(shown).toContain('2,000P');
  if (difference.kind === 'STOCK_SHORT') expect(shown).toContain('3개');
  if (difference.kind === 'TENDER_OFF') expect(shown).toContain(ko.paymentTypes.INSTORE_CASH);
});
