import type { CashReceipt } from '@maru/contract/cash-receipts/cash-receipt.ts';
import type { HistoryEntry } from '@maru/contract/orders/order.ts';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';
import app from '#hub/app/app.ko.json' with { type: 'json' };
import orders from '#hub/orders/orders.ko.json' with { type: 'json' };
import { OrderHistory } from './order-history.tsx';

beforeAll(() =>
  i18next.use(initReactI18next).init({
    lng: 'ko',
    ns: ['orders', 'app'],
    resources: { ko: { orders, app } },
    interpolation: { escapeValue: false },
  }),
);

const shown = (
  entry: Pick<HistoryEntry, 'kind' | 'reason' | 'cashReceiptId'> & { amount?: number },
  cashReceipts: readonly CashReceipt[] = [],
) =>
  renderToStaticMarkup(
    <OrderHistory
      order={{
        history: [{ at: '2026-11-20T03:00:00Z', by: null, amount: 5_000, item: null, ...entry }],
        cashReceipts: [...cashReceipts],
      }}
    />,
  );

test('the reason of a declined card is shown in our words, or not at all', () => {
  expect(shown({ kind: 'PAYMENT_FAILED', reason: 'DECLINED' })).toContain(app.fromProvider.DECLINED);
  expect(shown({ kind: 'REFUND_FAILED', reason: 'NOT_CANCELABLE_PAYMENT' })).not.toContain('NOT_CANCELABLE');
});

test('an entry of somebody who has left Maru says so in place of the name', () => {
  const html = renderToStaticMarkup(
    <OrderHistory
      order={{
        history: [
          { kind: 'SENT', reason: null, at: '2026-11-20T03:00:00Z', by: '', amount: 5_000, item: null },
        ],
        cashReceipts: [],
      }}
    />,
  );
  expect(html).toContain(app.deletedPerson);
});

test('an entry about a payment says how much was sent', () => {
  expect(shown({ kind: 'SENT', reason: null })).toContain('5,000원 결제를 전송했어요');
  expect(shown({ kind: 'RECEIPTED', reason: null })).toContain('5,000원 결제를 전송했어요');
});

test('a refund of points alone is shown without an amount', () => {
  const refunded = { kind: 'ORDER_REFUNDED' as const, reason: null };
  expect(shown(refunded)).toContain('5,000원 환불을 마쳤어요');
  const withoutMoney = shown({ ...refunded, amount: 0 });
  expect(withoutMoney).toContain('환불을 마쳤어요');
  expect(withoutMoney).not.toContain('0원');
});

test('a receipt that was refused shows no code of its issuer, and one that was cancelled its reason', () => {
  expect(shown({ kind: 'CASH_RECEIPT_FAILED', reason: 'DECLINED' })).toContain(
    '현금영수증이 발급되지 않았어요',
  );
  expect(shown({ kind: 'CASH_RECEIPT_FAILED', reason: 'DECLINED' })).not.toContain(app.fromProvider.DECLINED);
  expect(shown({ kind: 'CASH_RECEIPT_CANCELLED', reason: '손님 요청' })).toContain('손님 요청');
});

test('a correction says from what to what, with the last four digits only', () => {
  const old = { id: 'old', replacesId: null, purpose: 'INCOME_DEDUCTION', identifierKind: 'PHONE' };
  const next = {
    id: 'next',
    replacesId: 'old',
    purpose: 'EXPENDITURE_PROOF',
    identifierKind: 'BUSINESS_NUMBER',
  };
  const receipts = [
    { ...next, identifierLast4: '1234' },
    { ...old, identifierLast4: '5678' },
  ] as CashReceipt[];

  expect(shown({ kind: 'CASH_RECEIPT_CORRECTED', reason: null, cashReceiptId: 'next' }, receipts)).toContain(
    '소득공제 휴대폰 ****5678 → 지출증빙 사업자번호 ****1234',
  );
});

test('the reason of a cancellation is shown as it was typed', () => {
  expect(shown({ kind: 'CANCELLED', reason: '손님이 마음을 바꿈' })).toContain('손님이 마음을 바꿈');
});
