import type { CashReceipt } from '@maru/contract/cash-receipts/cash-receipt.ts';
import receiptTexts from '@maru/contract/receipt/receipt.ko.json' with { type: 'json' };
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { aReceipt } from '#hub/cash-receipts/cash-receipt-builders.ts';
import { undecidedReceiptQuery } from '#hub/cash-receipts/cash-receipts.api.ts';
import texts from '#hub/cash-receipts/cash-receipts.ko.json' with { type: 'json' };
import { speakKorean, wordsShown } from '#hub/lib/screen-builders.tsx';
import type { Sale } from '#hub/payments/sale-queue/sale.ts';
import { aCardPayment, anOrder, aSale } from '#hub/payments/sale-queue/sale-builders.ts';
import type { Connection } from '#hub/payments/sale-queue/sale-queue.ts';
import { paymentSettingQuery } from '#hub/store-settings/store-settings.api.ts';
import { AfterPayment } from './after-payment.tsx';

beforeAll(() => speakKorean({ receipt: receiptTexts, 'cash-receipts': texts }));
beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => null }));

const cash = { ...aCardPayment('APPROVED', 100_000), id: 'payment', type: 'INSTORE_CASH' as const };

function paid(over: Parameters<typeof anOrder>[0] = {}): Sale {
  const order = { status: 'CLOSED' as const, total: 100_000, leftToPay: 0, payments: [cash] };
  return aSale({ order: null, answer: anOrder({ ...order, ...over }) });
}

const unsent = aSale({
  order: {
    key: 'k',
    body: { lines: [], total: 100_000, tenders: [{ type: 'INSTORE_CASH', amount: 100_000 }] },
  },
  sold: { ...soldOf(), tenders: [tender()], total: 100_000 },
});

function tender() {
  const none = { received: null, change: 0, approvalNumber: null, card: null };
  return { key: '0', type: 'INSTORE_CASH' as const, amount: 100_000, returned: 0, ...none };
}

function soldOf() {
  const taxes = { supply: 0, vat: 0, taxFree: 0, serviceCharge: 0, taxType: 'GENERAL' as const };
  const sums = { gross: 0, lineDiscounts: 0, orderDiscount: 0, pointsUsed: 0, leftToPay: 0, refund: null };
  const at = '2026-11-20T14:10:00+09:00';
  return { ...taxes, ...sums, at, orderNumber: null, status: 'OPEN' as const, lines: [], cashReceipts: [] };
}

type Shown = { isObligated?: boolean; issues?: boolean; connection?: Connection; receipt?: CashReceipt };

function wordsOf(sale: Sale, { isObligated = false, issues = true, connection = 'OK', receipt }: Shown = {}) {
  const shown = <AfterPayment sale={sale} connection={connection} onTyping={() => {}} onMissing={() => {}} />;
  const setting = { cashReceiptObligated: isObligated, issuesCashReceipts: issues };
  return wordsShown(shown, [
    [paymentSettingQuery('store').queryKey, setting],
    ...(receipt ? [[undecidedReceiptQuery('store', receipt).queryKey, receipt] as const] : []),
  ]);
}

test('after cash the receipt is offered in four ways', () => {
  expect(wordsOf(paid())).toMatch(/소득공제.*지출증빙.*자진발급.*안 함/);
  expect(wordsOf(paid())).not.toContain(texts.duty);
});

test('after a card payment no receipt is asked about', () => {
  expect(wordsOf(paid({ payments: [aCardPayment('APPROVED', 100_000)] }))).toBe('');
});

test('for an order of 100,000 won in a store with the duty, the sheet says that a receipt is required', () => {
  expect(wordsOf(paid(), { isObligated: true })).toContain(texts.duty);
  expect(wordsOf(paid({ total: 99_999 }), { isObligated: true })).not.toContain(texts.duty);
});

test('a receipt that the order already has is shown with its number, and not asked for', () => {
  const words = wordsOf(paid({ cashReceipts: [aReceipt()] }));

  expect(words).toContain(texts.said.ISSUED);
  expect(words).toContain('****5678');
  expect(words).toContain('123456789');
  expect(words).not.toContain(texts.ways.NONE);
});

test('a refused receipt is shown with what to do, and asked for again', () => {
  const words = wordsOf(paid({ cashReceipts: [aReceipt({ status: 'FAILED', approvalNumber: null })] }));

  expect(words).toContain(texts.said.REFUSED);
  expect(words).toContain(texts.refusals.FAILED);
  expect(words).toContain(texts.ways.SELF_ISSUED);
});

test.each(['TRY_LATER', 'KEYS_REFUSED'] as const)(
  'a receipt that failed for %s does not blame the number',
  (failure) => {
    const words = wordsOf(
      paid({ cashReceipts: [aReceipt({ status: 'FAILED', failure, approvalNumber: null })] }),
    );

    expect(words).toContain(texts.refusals[failure]);
    expect(words).not.toContain(texts.refusals.FAILED);
  },
);

test('a receipt that waited for its issuer is shown in its present state, not in that of the paid order', () => {
  const waits = { status: 'REQUESTED', approvalNumber: null, issuedAt: null } as const;
  const sale = paid({ cashReceipts: [aReceipt(waits)] });

  expect(wordsOf(sale)).toContain(texts.said.WAITING);
  expect(wordsOf(sale, { receipt: aReceipt() })).toContain(texts.said.ISSUED);
  expect(wordsOf(sale, { receipt: aReceipt() })).not.toContain(texts.said.WAITING);
});

test('without network the sheet says that the receipt can be issued later, and where', () => {
  expect(wordsOf(unsent, { connection: 'DOWN' })).toContain(texts.later);
  expect(wordsOf(unsent, { connection: 'DOWN', isObligated: true })).toContain(texts.laterDuty);
  expect(wordsOf(unsent, { connection: 'DOWN' })).not.toContain(texts.ways.NONE);
});

test('a store without an issuer is told that it cannot issue receipts', () => {
  const words = wordsOf(paid(), { issues: false });

  expect(words).toContain(texts.notHere);
  expect(words).not.toContain(texts.ways.NONE);
});

test('for a sale that an older version stored without a list of receipts, a receipt is offered', () => {
  const { cashReceipts: _, ...stored } = anOrder({ status: 'CLOSED', leftToPay: 0, payments: [cash] });

  expect(wordsOf(aSale({ order: null, answer: stored as ReturnType<typeof anOrder> }))).toContain(
    texts.ways.NONE,
  );
});
