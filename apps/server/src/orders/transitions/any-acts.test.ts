import type { Order } from '@maru/contract/orders/order.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { expectToAddUp } from '#test/adds-up.ts';
import { openShop } from '#test/open-shop.ts';
import { type Act, anyAct, anyTaking, begin, type Request, requestOf, send } from '#test/order-acts.ts';
import { apply, heldOf, isAllowed, leftOf, simpleOrder, totalOf } from '#test/simple-order.ts';

const shop = await openShop();
const other = await shop.instance();
type At = Awaited<ReturnType<typeof shop.openStore>>;

/** MARU_RUNS makes the properties try more cases. */
const numRuns = (usual: number) => Number(process.env.MARU_RUNS ?? usual);
const cakes = 12;

test('after any acts an order is what a simple model says, and repeating a request changes nothing', async () => {
  const acts = fc.array(anyAct, { minLength: 3, maxLength: 12 });
  const property = fc.asyncProperty(anyTaking, acts, async (taking, acts) => {
    const at = await openStore();
    const colleague = await shop.staffOf({ id: at.storeId }, ['ORDER', 'REFUND']);
    let order = await begin(shop, at, taking);
    const model = simpleOrder(taking, newIds(order), cakes);

    for (const act of acts) {
      const request = requestOf(at, order, act);
      const allowed = isAllowed(model, act, request);
      const answered = await doAct(at, act, request);
      const isRefused = answered.status === 'REFUND_REFUSED';
      if (allowed !== undefined)
        expect({ act, is: answered.isDone || isRefused }).toEqual({ act, is: allowed });

      const after = await shop.readOrder(at, order.id);
      apply(model, { act, request, newIds: newIds(after, order), isDone: answered.isDone, isRefused });
      expectToAddUp(after);
      expect({ act, ...stateOf(after), cakes: await cakesLeft(at) }).toEqual({
        act,
        status: model.status,
        total: totalOf(model),
        held: model.tenders.map(({ held }) => held),
        ...(model.status === 'CLOSED' ? { refunded: model.refunded } : {}),
        left: model.status === 'CANCELLED' ? 0 : leftOf(model),
        cakes: model.cakes,
      });
      expect(after.paid).toBe(heldOf(model));

      const again = await send(other, request, colleague, answered.key);
      expect({ ...again, headers: null }).toEqual({ ...answered.answer, headers: null });
      expect(await shop.readOrder(at, order.id)).toEqual(after);
      order = after;
    }
  });
  await fc.assert(property, { numRuns: numRuns(10) });
  await expectLedgerToAgree();
});

test('two concurrent acts on one order have the same result as one after the other', async () => {
  const property = fc.asyncProperty(
    anyTaking,
    fc.array(anyAct, { maxLength: 2 }),
    anyAct,
    anyAct,
    async (taking, before, one, two) => {
      const stores = await Promise.all([openStore(), openStore(), openStore()]);
      const ends = stores.map(async (at, way) => {
        let order = await begin(shop, at, taking);
        for (const act of before) {
          await doAct(at, act, requestOf(at, order, act));
          order = await shop.readOrder(at, order.id);
        }
        // Both tills decided by what they had on screen.
        const [first, second] = [requestOf(at, order, one), requestOf(at, order, two)];
        const statuses =
          way === 0
            ? await Promise.all([statusOf(shop, first, at), statusOf(other, second, at)])
            : way === 1
              ? [await statusOf(shop, first, at), await statusOf(other, second, at)]
              : [await statusOf(other, second, at), await statusOf(shop, first, at)].reverse();
        const after = await shop.readOrder(at, order.id);
        expectToAddUp(after);
        return { ...endOf(after), statuses, cakes: await cakesLeft(at) };
      });

      const [together, forwards, backwards] = await Promise.all(ends);
      // Cash is accepted while a card is pending, and what then does not fit becomes an excess. Acts one
      // after the other never make an excess.
      const isExcess = together?.history.some(({ kind }) => kind === 'EXCESS');
      if (!(isExcess && isBesideCard(one, two))) expect([forwards, backwards]).toContainEqual(together);
    },
  );
  await fc.assert(property, { numRuns: numRuns(10), endOnFailure: true });
  await expectLedgerToAgree();
});

function isBesideCard(...acts: Act[]): boolean {
  const paid = acts.flatMap((act) => (act.act === 'pay' ? act.type : []));
  return paid.length === 2 && paid.filter((type) => type === 'card').length === 1;
}

async function openStore() {
  const at = await shop.openStore();
  await shop.db.updateTable('menuItems').set({ stock: cakes }).where('id', '=', at.menu.cake).execute();
  return at;
}

let keys = 0;

async function doAct(at: At, act: Act, request: Request) {
  const isDeclined = 'isDeclined' in act && act.isDeclined;
  await shop.terminalWill(at.storeId, isDeclined ? 'DECLINE' : 'APPROVE');
  keys += 1;
  const key = `act ${keys}`;
  const answer = await send(shop, request, at.owner, key);
  return { key, answer, status: answer.status, isDone: answer.http === 200 };
}

/** A till that finds the order waiting for a card asks again, with the same key. */
async function statusOf(through: Pick<typeof shop, 'call'>, request: Request, at: At) {
  keys += 1;
  const key = `act ${keys}`;
  for (;;) {
    const { status } = await send(through, request, at.owner, key);
    if (status !== 'ORDER_PENDING') return status;
  }
}

/** Ids of lines and payments that were not there before. */
function newIds(order: Order, before?: Order) {
  const fresh = (rows: readonly { id: string }[], known: readonly { id: string }[] = []) =>
    rows.map(({ id }) => id).filter((id) => !known.some((row) => row.id === id));
  return {
    lines: fresh(order.lines, before?.lines),
    payments: fresh(order.payments, before?.payments),
  };
}

function stateOf({ status, total, payments, refunded, leftToPay }: Order) {
  return {
    ...{ status, total, left: leftToPay },
    held: payments.map((payment) => payment.approved - payment.refunded),
    ...(status === 'CLOSED' ? { refunded } : {}),
  };
}

/** All that a person sees of an order, except ids and times. */
function endOf({ lines, payments, history, ...order }: Order) {
  const { status, pending, total, paid, leftToPay, refunded, refundedParts, version } = order;
  return {
    ...{ status, pending, total, paid, leftToPay, refunded, refundedParts, version },
    lines: lines.map(({ id: _, itemId: __, categoryId: ___, options: ____, ...line }) => line),
    payments: payments.map(({ type, amount, approved, refunded: back }) => ({
      type,
      amount,
      approved,
      back,
    })),
    history: history.map(({ kind, amount }) => ({ kind, amount })),
  };
}

async function cakesLeft({ menu }: At) {
  const row = shop.db.selectFrom('menuItems').select('stock').where('id', '=', menu.cake);
  return (await row.executeTakeFirstOrThrow()).stock;
}

/** Cached sums of every payment and order in the database, against the transactions and lines that make them. */
async function expectLedgerToAgree() {
  const { rows } = await sql`
    select p.id from payments p left join payment_transactions t
      on t.store_id = p.store_id and t.payment_id = p.id and t.status = 'APPROVED'
    group by p.store_id, p.id
    having p.approved_krw <> coalesce(sum(t.amount_krw) filter (where t.kind = 'APPROVAL'), 0)
      or p.refunded_krw <> coalesce(sum(t.amount_krw) filter (where t.kind = 'REFUND'), 0)
    union all
    select o.id from orders o join order_lines l on l.store_id = o.store_id and l.order_id = o.id
    group by o.store_id, o.id
    having o.total_krw <> sum(l.total_krw) or o.refunded_krw <> sum(l.refunded_krw)
      or o.refunded_vat_krw <> sum(l.refunded_vat_krw) or o.vat_krw <> sum(l.vat_krw)
      or o.tax_free_krw <> sum(l.tax_free_krw)`.execute(shop.db);
  expect(rows).toEqual([]);
}
