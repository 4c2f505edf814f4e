import type { CashReceipt } from '@maru/contract/cash-receipts/cash-receipt.ts';
import { decisionsOn } from '@maru/contract/cash-receipts/decision.ts';
import type { Order } from '@maru/contract/orders/order.ts';
import type { Payment } from '@maru/contract/payments/payment.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectToAddUp } from '#test/adds-up.ts';
import { openShop } from '#test/open-shop.ts';
import { anyAct, anyTaking, begin, requestOf, send } from '#test/order-acts.ts';

const shop = await openShop();
type At = Awaited<ReturnType<typeof shop.openStore>>;

/** MARU_RUNS makes the property try more cases. */
const numRuns = Number(process.env.MARU_RUNS ?? 9);

const mood = fc.constantFrom('ISSUE', 'ISSUE', 'ISSUE', 'DECLINE', 'TIMEOUT', 'LOST', 'REJECT');
const which = fc.nat({ max: 3 });
const receiptAct = fc.record({ do: fc.constantFrom('issue', 'issue', 'cancel', 'correct'), which, mood });
const silence = fc.record({
  ...{ do: fc.constant('decide' as const), ask: fc.constantFrom('issue', 'cancel'), which },
  mood: fc.constantFrom('TIMEOUT', 'LOST'),
});
const step = fc.oneof(
  { weight: 4, arbitrary: receiptAct },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('order' as const), act: anyAct, mood }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('jobs', 'time', 'confirm'), mood }) },
  { weight: 2, arbitrary: silence },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

test('after any acts and failures, receipts, tenders and the issuer agree to the won once the jobs are done', async () => {
  const property = fc.asyncProperty(
    anyTaking,
    fc.array(step, { minLength: 4, maxLength: 14 }),
    async (taking, steps) => {
      const at = await shop.openStore({ settings: { cashReceiptObligated: true } });
      await shop.db.updateTable('menuItems').set({ stock: 99 }).where('id', '=', at.menu.cake).execute();
      const { id } = await begin(shop, at, taking);
      for (const one of steps) {
        const order = await shop.readOrder(at, id);
        await shop.issuerWill(at.storeId, one.mood);
        await take(at, order, one);
        const after = await shop.readOrder(at, id);
        expectToAddUp(after);
        await expectOneAtMost(at, after);
      }
      const done = await untilDone(at, id);
      expectToAddUp(done);
      await expectOneAtMost(at, done);
      for (const payment of done.payments) expectToAgree(done, payment);
      await expectQueue(at, done);
    },
  );
  await fc.assert(property, { numRuns });
});

async function take(at: At, order: Order, one: Step) {
  if (one.do === 'order') return doOrderAct(at, order, one.act);
  if (one.do === 'jobs') return shop.runJobs();
  if (one.do === 'time') return passMinute();
  if (one.do === 'confirm') {
    shop.passTaxOfficeTime();
    return passMinute();
  }
  if ('ask' in one) {
    await askIssuer(at, order, { ...one, do: one.ask });
    return decide(at, await shop.readOrder(at, order.id));
  }
  if ('which' in one) return askIssuer(at, order, one);
}

async function askIssuer(at: At, order: Order, one: { do: string; which: number }) {
  const receipt = order.cashReceipts.at(one.which % Math.max(1, order.cashReceipts.length));
  const payment = order.payments.at(one.which % Math.max(1, order.payments.length));
  if (one.do === 'issue' && payment) return expectAnswer(await shop.postReceipt(at, payment.id));
  if (one.do === 'cancel' && receipt) return expectAnswer(await shop.cancelReceipt(at, receipt.id));
  if (one.do === 'correct' && receipt)
    return expectAnswer(await shop.postReceipt(at, receipt.paymentId, { replacesId: receipt.id }));
}

/** A day later, an owner looks up at the issuer what became of unanswered receipts, and enters it. */
async function decide(at: At, { cashReceipts }: Order) {
  shop.clock.now = new Date(shop.clock.now.getTime() + 86_400_000);
  const there = await shop.issuedAt(at);
  for (const { id, ...receipt } of cashReceipts) {
    const [done, not] = decisionsOn(receipt, shop.clock.now);
    if (!done || !not) continue;
    const known = there.find(({ receiptId }) => receiptId === id);
    const isDone = Boolean(done === 'ISSUED' ? known?.approvalNumber : known?.cancelledAt);
    const number = isDone && done === 'ISSUED' ? { approvalNumber: '730154800' } : {};
    expectAnswer(await shop.decideReceipt(at, id, { decision: isDone ? done : not, ...number }));
  }
}

function expectAnswer({ http, ...answer }: { http: number }) {
  if (![200, 409].includes(http)) throw new Error(JSON.stringify({ http, ...answer }));
}

async function doOrderAct(at: At, order: Order, act: Extract<Step, { do: 'order' }>['act']) {
  await shop.terminalWill(at.storeId, 'isDeclined' in act && act.isDeclined ? 'DECLINE' : 'APPROVE');
  await send(shop, requestOf(at, order, act), at.owner);
}

async function passMinute() {
  shop.passIssuerTime();
  shop.clock.now = new Date(shop.clock.now.getTime() + 61_000);
  await shop.runMinute('settle-cash-receipts');
  await shop.runMinute('confirm-cash-receipts');
}

async function untilDone(at: At, id: string): Promise<Order> {
  for (let minutes = 0; minutes < 12; minutes += 1) {
    await passMinute();
    const order = await shop.readOrder(at, id);
    const isDone = order.cashReceipts.every(({ status }) => !/REQUESTED/.test(status));
    if (isDone) return order;
  }
  throw new Error(JSON.stringify((await shop.readOrder(at, id)).cashReceipts));
}

const isIssued = ({ status }: CashReceipt) => status === 'ISSUED' || status === 'CONFIRMED';
const heldOf = ({ approved, refunded }: Payment) => approved - refunded;

/** Expects at most one live receipt of a payment, here and at the issuer. */
async function expectOneAtMost(at: At, { payments, cashReceipts }: Order) {
  const standing = (await shop.issuedAt(at)).filter(shop.isStanding);
  for (const { id } of payments) {
    const mine = cashReceipts.filter(({ paymentId }) => paymentId === id);
    const there = standing.filter(({ receiptId }) => mine.some((receipt) => receipt.id === receiptId));
    expect(there.length).toBeLessThanOrEqual(1);
    const known = mine.filter((receipt) => isIssued(receipt) || receipt.status === 'REQUESTED');
    expect(known.length).toBeLessThanOrEqual(1);
  }
}

function expectToAgree({ cashReceipts }: Order, payment: Payment) {
  for (const receipt of cashReceipts.filter(({ paymentId }) => paymentId === payment.id)) {
    const { supply, vat, taxFree, serviceCharge, amount } = receipt;
    expect(supply + vat + taxFree + serviceCharge).toBe(amount);
    if (!isIssued(receipt)) continue;
    expect(amount).toBe(payment.type === 'INSTORE_CASH' ? heldOf(payment) : 0);
    const held = (name: 'supply' | 'vat' | 'taxFree') =>
      payment.transactions
        .filter(({ status }) => status === 'APPROVED')
        .reduce((sum, row) => sum + (row.kind === 'APPROVAL' ? row[name] : -row[name]), 0);
    expect({ supply, vat, taxFree }).toEqual({
      ...{ supply: held('supply'), vat: held('vat'), taxFree: held('taxFree') },
    });
  }
}

async function expectQueue(at: At, { payments, cashReceipts, total }: Order) {
  const missing = payments.filter((payment) => {
    const mine = cashReceipts.filter(({ paymentId }) => paymentId === payment.id);
    if (payment.type !== 'INSTORE_CASH' || heldOf(payment) === 0 || mine.some(isIssued)) return false;
    return total >= 100_000 || ['FAILED', 'REJECTED'].includes(mine.at(-1)?.status ?? '');
  });
  const { content, amount } = await shop.unissued(at);
  expect(content.map(({ paymentId }) => paymentId).sort()).toEqual(missing.map(({ id }) => id).sort());
  expect(amount).toBe(missing.reduce((sum, payment) => sum + heldOf(payment), 0));
}
