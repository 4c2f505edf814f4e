import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';
import { cancelledOrder, payment } from '#hub/orders/order-builders.ts';
import orders from '#hub/orders/orders.ko.json' with { type: 'json' };
import { OrderHead } from './order-head.tsx';

beforeAll(() =>
  i18next.use(initReactI18next).init({
    lng: 'ko',
    ns: ['orders'],
    resources: { ko: { orders } },
    interpolation: { escapeValue: false },
  }),
);

type Facts = Parameters<typeof cancelledOrder>[0];

const textOf = (order: Facts) =>
  renderToStaticMarkup(<OrderHead order={cancelledOrder(order)} />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const paid = { status: 'CLOSED', total: 6_000, paid: 6_000 } as const;
const withExcess = { ...paid, payments: [payment({ approved: 6_000, excess: 4_000 })] };

test('while money has to be given back, the head says the order amount, then what was received', () => {
  expect(textOf(withExcess)).toBe('주문 금액 6,000원 받은 금액 10,000원 · 돌려줄 돈 4,000원');
});

test('a partial refund does not hide what has to be given back', () => {
  expect(textOf({ ...withExcess, paid: 5_000, refunded: 1_000 })).toBe(
    '주문 금액 6,000원 받은 금액 9,000원 · 돌려줄 돈 4,000원 6,000원 중 1,000원을 환불했어요',
  );
});

test('without excess the head says what was received, or what is left', () => {
  expect(textOf(paid)).toBe('받은 금액 6,000원');
  expect(textOf({ status: 'OPEN', total: 6_000, paid: 2_000, leftToPay: 4_000 })).toBe(
    '남은 금액 4,000원 6,000원 중 2,000원을 받았어요',
  );
});
