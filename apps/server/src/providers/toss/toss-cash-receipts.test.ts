import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { failureOf, openTossShop, secretKey } from '#test/stand-ins/toss/toss-shop.ts';
import type { IssueOutcome, IssueRequest } from '../cash-receipt/cash-receipt-issuer.ts';
import { TossUndecided } from './toss-calls.ts';

const shop = await openTossShop();
const { server, cashReceipts, keys, signal } = shop;
const today = '2026-11-20';
const issued = {
  status: 'ISSUED',
  issuerKey: expect.stringMatching(/^receipt_/),
  approvalNumber: expect.stringMatching(/^7\d{8}$/),
};

function requestOf(over: Partial<IssueRequest> = {}) {
  const receiptId = newId();
  const request: IssueRequest = {
    ...{
      storeId: newId(),
      receiptId,
      attempt: 0,
      purpose: 'INCOME_DEDUCTION',
      identifier: '01012345678',
      keys,
    },
    ...{ amount: 11_000, supply: 10_000, vat: 1_000, taxFree: 0, serviceCharge: 0 },
    ...{ orderName: '아메리카노 외 1건', orderNumber: '12', paidAt: new Date('2026-11-20T12:00:00+09:00') },
    ...over,
  };
  const inquiry = { storeId: request.storeId, receiptId, issuerKey: null, requestedOn: today, keys };
  return { request, inquiry };
}

function cancelOf({ storeId, receiptId, amount }: IssueRequest, outcome: IssueOutcome) {
  const issuerKey = 'issuerKey' in outcome ? outcome.issuerKey : '';
  return { storeId, receiptId, cancelId: newId(), issuerKey, amount, keys };
}

test('a cash receipt is provisional until the tax office confirms it', async () => {
  const { request, inquiry } = requestOf({ amount: 16_500, taxFree: 5_500 });
  server.calls.length = 0;

  expect(await cashReceipts.issue(request, signal)).toEqual(issued);
  expect(server.calls).toMatchObject([
    {
      ...{ method: 'POST', path: '/v1/cash-receipts', idempotencyKey: request.receiptId },
      body: {
        ...{ amount: 16_500, taxFreeAmount: 5_500, orderId: request.receiptId, type: '소득공제' },
        ...{ orderName: '아메리카노 외 1건', customerIdentityNumber: '01012345678' },
      },
    },
  ]);
  expect(await cashReceipts.find(inquiry)).toEqual(issued);
  server.decide(undefined, request.receiptId);
  expect(await cashReceipts.find(inquiry)).toEqual({ ...issued, status: 'CONFIRMED' });
});

test('a receipt for a business has that purpose, and a self-issued one has the anonymous number', async () => {
  await cashReceipts.issue(
    requestOf({ purpose: 'EXPENDITURE_PROOF', identifier: '1111111119' }).request,
    signal,
  );
  await cashReceipts.issue(requestOf({ identifier: '0100001234' }).request, signal);
  expect(server.receipts.slice(-2)).toMatchObject([
    { type: '지출증빙', customerIdentityNumber: '1111111119' },
    { type: '소득공제', customerIdentityNumber: '0100001234' },
  ]);
});

test.each([
  ['TS1', 'IDENTIFIER_REFUSED'],
  ['TS3', 'BUSINESS_REFUSED'],
  ['TS4', 'AMOUNT_REFUSED'],
  ['TS5', 'DUPLICATE_RECEIPT'],
  ['TS6', 'REFUSED'],
  ['XXX', 'REFUSED'],
])('what the tax office rejects with %s is REJECTED as %s', async (code, failure) => {
  const { request, inquiry } = requestOf();
  await cashReceipts.issue(request, signal);
  server.decide(code, request.receiptId);
  expect(await cashReceipts.find(inquiry)).toEqual({ status: 'REJECTED', failure });
});

test.each([
  ['INVALID_CASH_RECEIPT_INFO', 400, 'IDENTIFIER_REFUSED'],
  ['NOT_FOUND_MERCHANT_BUSINESS_NUMBER', 404, 'BUSINESS_REFUSED'],
  ['BELOW_ZERO_AMOUNT', 400, 'AMOUNT_REFUSED'],
  ['FORBIDDEN_CONSECUTIVE_REQUEST', 403, 'TRY_LATER'],
  ['UNAUTHORIZED_KEY', 401, 'KEYS_REFUSED'],
  ['FORBIDDEN_REQUEST', 403, 'KEYS_REFUSED'],
  ['A_CODE_THAT_IS_NOT_DOCUMENTED', 400, 'REFUSED'],
])('the refusal %s (%i) is our failure %3$s', async (code, http, failure) => {
  const { request, inquiry } = requestOf();
  server.next({ http, code });
  expect(await cashReceipts.issue(request, signal)).toEqual({ status: 'FAILED', failure });
  expect(await cashReceipts.find(inquiry)).toEqual({ status: 'NOT_FOUND' });
});

test('a service charge is refused, because the provider would report it as taxable', async () => {
  server.calls.length = 0;
  const outcome = await cashReceipts.issue(requestOf({ serviceCharge: 1_000 }).request, signal);
  expect(outcome).toEqual({ status: 'FAILED', failure: 'SERVICE_CHARGE' });
  expect(server.calls).toEqual([]);
});

test.each(['SILENT', 'CUT', 'FAULT', 'TWICE'] as const)(
  'a receipt is issued once and found, even if its answer is disturbed (%s)',
  async (day) => {
    const { request, inquiry } = requestOf();
    server.next(day);
    const answer = await cashReceipts.issue(request, server.givesUp()).catch((error: unknown) => error);
    if (day === 'TWICE') expect(answer).toEqual(issued);
    else expect(answer).toBeInstanceOf(TossUndecided);

    expect(await cashReceipts.find(inquiry)).toEqual(issued);
    if (day !== 'FAULT') expect(await cashReceipts.issue(request, signal)).toEqual(issued);
    expect(server.receipts.filter(({ orderId }) => orderId === request.receiptId)).toHaveLength(1);
  },
);

test.each(['LOST', 'BROKEN'] as const)('a receipt that was not issued (%s) is not found', async (day) => {
  const { request, inquiry } = requestOf();
  server.next(day);
  expect(await failureOf(cashReceipts.issue(request, server.givesUp()))).toBeInstanceOf(TossUndecided);
  expect(await cashReceipts.find(inquiry)).toEqual({ status: 'NOT_FOUND' });
});

test('the refusal “already issued” leaves a receipt undecided until it is found', async () => {
  const { request } = requestOf();
  server.next({ http: 400, code: 'DUPLICATED_CASH_RECEIPT' });
  expect(await failureOf(cashReceipts.issue(request, signal))).toBeInstanceOf(TossUndecided);
});

test('a receipt is cancelled as a whole, once, and found as cancelled when the tax office has confirmed that', async () => {
  const { request, inquiry } = requestOf();
  const outcome = await cashReceipts.issue(request, signal);
  const cancel = cancelOf(request, outcome);

  expect(await cashReceipts.cancel(cancel, signal)).toEqual({ status: 'PENDING' });
  expect(await cashReceipts.cancel(cancel, signal)).toEqual({ status: 'PENDING' });
  expect(await cashReceipts.find(inquiry)).toEqual({ status: 'PENDING' });

  server.decide(undefined, request.receiptId);
  expect(await cashReceipts.find(inquiry)).toEqual({ status: 'CANCELLED' });
  expect(server.receipts.slice(-1)).toMatchObject([
    { transactionType: 'CANCEL', receiptKey: `c_${cancel.issuerKey}`, amount: 11_000 },
  ]);
});

test('a cancellation that the tax office rejects a day later has failed, and the receipt stays valid', async () => {
  const { request, inquiry } = requestOf();
  const outcome = await cashReceipts.issue(request, signal);
  server.decide(undefined, request.receiptId);
  await cashReceipts.cancel(cancelOf(request, outcome), signal);
  server.decide('TS5', request.receiptId);

  const stands = { ...issued, status: 'CONFIRMED', cancelFailure: 'DUPLICATE_RECEIPT' };
  expect(await cashReceipts.find(inquiry)).toEqual(stands);
  expect(await cashReceipts.cancel(cancelOf(request, outcome), signal)).toEqual({ status: 'PENDING' });
  expect(await cashReceipts.find(inquiry)).toEqual({ status: 'PENDING' });
});

test.each([
  ['SILENT', true],
  ['LOST', false],
] as const)('a cancellation whose answer is %s is found, or requested again', async (day, wasMade) => {
  const { request, inquiry } = requestOf();
  const cancel = cancelOf(request, await cashReceipts.issue(request, signal));
  server.next(day);
  expect(await failureOf(cashReceipts.cancel(cancel, server.givesUp()))).toBeInstanceOf(TossUndecided);
  expect(await cashReceipts.find(inquiry)).toEqual(wasMade ? { status: 'PENDING' } : issued);
  expect(await cashReceipts.cancel(cancel, signal)).toEqual({ status: 'PENDING' });
});

test('a cancellation of a later day is listed on that day', async () => {
  const { request, inquiry } = requestOf();
  const cancel = cancelOf(request, await cashReceipts.issue(request, signal));
  shop.minutesPass(24 * 60);
  await cashReceipts.cancel(cancel, signal);
  shop.minutesPass(-24 * 60);
  expect(await cashReceipts.find(inquiry)).toEqual(issued);
  expect(await cashReceipts.find({ ...inquiry, requestedOn: '2026-11-21' })).toEqual({ status: 'PENDING' });
});

test('the cancellation of an unknown receipt, or of another amount, fails', async () => {
  const { request } = requestOf();
  const outcome = await cashReceipts.issue(request, signal);
  const refused = { status: 'FAILED', failure: 'REFUSED' };
  expect(
    await cashReceipts.cancel({ ...cancelOf(request, outcome), issuerKey: 'no-such-key' }, signal),
  ).toEqual(refused);
  expect(await cashReceipts.cancel({ ...cancelOf(request, outcome), amount: 11_001 }, signal)).toEqual(
    refused,
  );
});

test('a receipt is found on any page of a busy day', async () => {
  const busy = await openTossShop();
  const made = Array.from({ length: 1_100 }, () => requestOf());
  for (const { request } of made) {
    const body = { amount: 1_000, orderId: request.receiptId, orderName: 'x', type: '소득공제' };
    await fetch(`${busy.server.baseUrl}/v1/cash-receipts`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${secretKey}:`)}` },
      body: JSON.stringify({ ...body, customerIdentityNumber: '0100001234' }),
    });
  }
  busy.server.calls.length = 0;
  for (const index of [0, 499, 500, 1_099])
    expect(await busy.cashReceipts.find(made[index]?.inquiry ?? expect.fail())).toEqual(issued);
  expect(busy.server.calls).toHaveLength(12);
});

test('a list that never ends is an error', async () => {
  const page = { hasNext: true, lastCursor: 1, data: [] };
  for (let count = 0; count < 2; count += 1) server.nextRead({ answer: { http: 200, body: page } });
  expect((await failureOf(cashReceipts.find(requestOf().inquiry))).message).toContain('without an end');
});

test('if the keys may not read the list, the search for a receipt ends with KEYS_REFUSED', async () => {
  server.nextRead({ http: 401, code: 'UNAUTHORIZED_KEY' });
  expect(await cashReceipts.find(requestOf().inquiry)).toEqual({ status: 'KEYS_REFUSED' });
});

test.each([['BROKEN'], [{ http: 429, code: 'TOO_MANY_REQUESTS' }]] as const)(
  'a list that is refused (%j) leaves a receipt undecided',
  async (day) => {
    server.nextRead(day);
    expect(await failureOf(cashReceipts.find(requestOf().inquiry))).toBeInstanceOf(TossUndecided);
  },
);

test('a receipt that was issued twice is logged, and the known one is found', async () => {
  const { request, inquiry } = requestOf();
  const first = await cashReceipts.issue(request, signal);
  shop.minutesPass(15 * 24 * 60);
  await cashReceipts.issue(request, signal);
  for (const receipt of server.receipts) receipt.requestedAt = Date.parse('2026-11-20T12:00:00+09:00');
  shop.minutesPass(-15 * 24 * 60);
  const { issuerKey } = cancelOf(request, first);
  expect(await cashReceipts.find({ ...inquiry, issuerKey })).toMatchObject({ status: 'ISSUED', issuerKey });
  expect(shop.logged.at(-1)).toContain('a cash receipt was issued twice');
});

test.each([
  ['orderId', { orderId: 'another-order' }],
  ['amount', { amount: 1 }],
  ['transactionType', { transactionType: 'CANCEL' }],
])('an answer with another %s leaves the receipt undecided', async (name, other) => {
  const { request, inquiry } = requestOf();
  const body = { issueStatus: 'IN_PROGRESS', receiptKey: 'k', issueNumber: '7', transactionType: 'CONFIRM' };
  const answer = { ...body, orderId: request.receiptId, amount: 11_000, ...other };
  server.next({ answer: { http: 200, body: answer } });
  expect((await failureOf(cashReceipts.issue(request, signal))).message).toContain(`differs in ${name}`);
  expect(await cashReceipts.find(inquiry)).toEqual(issued);
});

test('the provider’s VAT is ours: a tenth of the supply, rounded', () => {
  const amounts = fc.integer({ min: 1, max: 100_000_000 });
  fc.assert(
    fc.property(amounts, (taxable) => {
      expect(Math.round(taxable / 11)).toBe(taxable - Math.round(taxable / 1.1));
    }),
  );
});

test('neither errors nor logs contain keys, identifiers or what the provider says', () => {
  const all = shop.logged.join('\n');
  expect(all).not.toContain(secretKey);
  expect(all).not.toContain('01012345678');
  expect(all).not.toContain('국세청 문구');
});
