import type { UnissuedCash } from '@maru/contract/cash-receipts/cash-receipts.endpoints.ts';
import { ApiError } from '@maru/web/api-error.ts';
import { expect, test } from 'vitest';
import { aReceipt } from '#hub/cash-receipts/cash-receipt-builders.ts';
import type { IssueInput } from '#hub/cash-receipts/cash-receipts.api.ts';
import { daysLeftOf } from './days-left.ts';
import { issueOneByOne, type Progress, selfIssuable } from './issue-one-by-one.ts';

const row = (over: Partial<UnissuedCash>): UnissuedCash => ({
  ...{ orderId: 'order', orderNumber: 1, saleNumber: null, businessDate: '2026-11-20', paymentId: 'a' },
  ...{ amount: 100_000, takenAt: '2026-11-20T14:10:00+09:00', dueDate: '2026-11-25', daysLeft: 3 },
  ...{ isObligated: true, receipt: null, waitsFor: null },
  ...over,
});
const rows = ['a', 'b', 'c'].map((paymentId) => row({ paymentId }));

test('only required receipts that nobody has requested are issued without a number; the other rows are counted', () => {
  const all = [
    row({ paymentId: 'due' }),
    row({ paymentId: 'asked', isObligated: false }),
    row({ paymentId: 'refused', receipt: aReceipt({ status: 'FAILED' }) }),
    row({ paymentId: 'cancelling', waitsFor: aReceipt({ status: 'CANCEL_REQUESTED' }) }),
  ];

  expect(selfIssuable(all)).toMatchObject({ rows: [{ paymentId: 'due' }], amount: 100_000, left: 3 });
});

test('the rows are issued one after another, and one that is refused does not hold up the others', async () => {
  const sent: IssueInput[] = [];
  const steps: Progress[] = [];
  const result = await issueOneByOne(rows, {
    issue: async (input) => {
      sent.push(input);
      return aReceipt({ status: input.paymentId === 'b' ? 'FAILED' : 'ISSUED' });
    },
    isStopped: () => false,
    onStep: (progress) => steps.push(progress),
  });

  expect(result).toEqual({ total: 3, done: 2, refused: 1 });
  expect(steps.map(({ done, refused }) => [done, refused])).toEqual([
    [1, 0],
    [1, 1],
    [2, 1],
  ]);
  expect(sent[0]).toEqual({ paymentId: 'a', purpose: 'INCOME_DEDUCTION', identifier: '0100001234' });
});

test('a receipt that somebody else issued meanwhile counts as done, and a payment that was given back counts as refused', async () => {
  const result = await issueOneByOne(rows, {
    issue: async ({ paymentId }) => {
      if (paymentId === 'a') throw apiError('CASH_RECEIPT_EXISTS', { cashReceiptId: 'other' });
      if (paymentId === 'b') throw apiError('CASH_RECEIPT_NOT_POSSIBLE', { reason: 'NOTHING_HELD' });
      return aReceipt();
    },
    isStopped: () => false,
    onStep: () => {},
  });

  expect(result).toEqual({ total: 3, done: 2, refused: 1 });
});

test('issuing stops when a person stops it, or when the connection is lost', async () => {
  let count = 0;
  const issue = async () => {
    count += 1;
    return aReceipt();
  };
  const stopped = await issueOneByOne(rows, { issue, isStopped: () => count === 1, onStep: () => {} });
  expect(stopped).toEqual({ total: 3, done: 1, refused: 0 });

  const lost = issueOneByOne(rows, {
    issue: () => Promise.reject(new Error('lost')),
    isStopped: () => false,
    onStep: () => {},
  });
  await expect(lost).rejects.toThrow('lost');
});

test.each([
  [5, { key: 'left', count: 5 }],
  [1, { key: 'left', count: 1 }],
  [0, { key: 'today', count: 0 }],
  [-3, { key: 'late', count: 3 }],
])('daysLeft %i is shown with the text and count %j', (daysLeft, expected) => {
  expect(daysLeftOf(daysLeft)).toEqual(expected);
});

function apiError(code: 'CASH_RECEIPT_EXISTS' | 'CASH_RECEIPT_NOT_POSSIBLE', detail: object) {
  return new ApiError(409, { status: code, message: '', detail } as ConstructorParameters<
    typeof ApiError
  >[1]);
}
