import type { HandTender } from '@maru/contract/orders/orders.endpoints.ts';
import { expect, test } from 'vitest';
import { cardStaysFreshFor, keyHoldsFor, type Sale, type SaleRequest } from './sale.ts';
import { aCardPayment, anOrder, aSale } from './sale-builders.ts';
import { giveUpTender, orderTaken, tenderAnswered, withTender } from './sale-moves.ts';
import { createSaleQueue, type SaleQueueWorld } from './sale-queue.ts';
import { type SendFailure, sendFailed } from './sending/send-failed.ts';
import type { Sent } from './sending/send-request.ts';

const noConnection: SendFailure = { kind: 'NO_CONNECTION' };
const card = { paymentMethod: 'card', amount: 10_000 } as const;

function accept(request: SaleRequest): Answered {
  const answer = { payment: aCardPayment('APPROVED'), order: anOrder({ leftToPay: 0 }) };
  return {
    ok: true,
    move: (sale) =>
      request.kind === 'ORDER' ? orderTaken(sale, anOrder()) : tenderAnswered(sale, request.key, answer),
  };
}

type Answered = Extract<Sent, { ok: true }> | { ok: false; failure: SendFailure };

/** A device whose stored sales survive a restart of the sale queue. The test controls the time. */
function openDevice(stored: Sale[] = []) {
  const device = {
    stored: new Map(stored.map((sale) => [sale.id, sale])),
    sent: [] as string[],
    bodies: [] as SaleRequest[],
    now: 0,
    leads: true,
    isOnline: true,
    isFull: false,
    answer: accept as (request: SaleRequest) => Answered | Promise<Answered>,
    alarm: null as null | { at: number; wake: () => void },
  };
  const world: SaleQueueWorld = {
    store: {
      list: async () => [...device.stored.values()].sort((one, other) => one.createdAt - other.createdAt),
      find: async (id) => device.stored.get(id) ?? null,
      async add(sale, repairs) {
        if (device.isFull) throw new Error('full');
        if (!device.stored.has(sale.id)) device.stored.set(sale.id, sale);
        if (repairs !== null) device.stored.delete(repairs);
      },
      async change(id, change) {
        const sale = device.stored.get(id);
        if (sale) device.stored.set(id, change(sale));
        return device.stored.get(id) ?? null;
      },
      async remove(ids) {
        for (const id of ids) device.stored.delete(id);
      },
    },
    async send(request) {
      device.sent.push(request.key);
      device.bodies.push(request);
      const sent = await device.answer(request);
      if (sent.ok) return sent;
      const failed = { request, failure: sent.failure, now: device.now, nextKey: 'next key' };
      return { ...sent, move: (sale) => sendFailed(sale, failed) };
    },
    leadership: { isLeader: () => device.leads, takeOver() {} },
    now: () => device.now,
    isOnline: () => device.isOnline,
    wakeAfter(ms, wake) {
      device.alarm = { at: device.now + ms, wake };
    },
    notifyTabs() {},
    report(error) {
      throw error;
    },
  };
  return Object.assign(device, { saleQueue: createSaleQueue('store', world) });
}

const down = () => ({ ok: false, failure: noConnection }) as const;

test('orders are sent one by one, oldest first, each with its own key', async () => {
  const device = openDevice([aSale({ id: 'b', createdAt: 2 }), aSale({ id: 'a', createdAt: 1 })]);
  await device.saleQueue.start();

  expect(device.sent).toEqual(['key of a', 'key of b']);
  expect([...device.stored.values()].map(({ answer }) => answer?.id)).toEqual(['order', 'order']);
});

test('without a connection all sales stay, only one is retried, with the same key', async () => {
  const device = openDevice([aSale({ id: 'a', createdAt: 1 }), aSale({ id: 'b', createdAt: 2 })]);
  device.answer = down;
  await device.saleQueue.start();
  expect(device.sent).toEqual(['key of a']);
  expect(device.saleQueue.getSnapshot().connection).toBe('DOWN');
  expect(device.alarm?.at).toBe(1_000);

  device.answer = accept;
  device.now = 1_000;
  await device.saleQueue.wake();
  await device.saleQueue.wake();
  expect(device.sent).toEqual(['key of a', 'key of a', 'key of b']);
  expect(device.saleQueue.getSnapshot().connection).toBe('OK');
});

test('after a reload a card is requested again with the same key', async () => {
  const taken = orderTaken(withTender(aSale(), card, { key: 'card key', now: 0 }), anOrder());
  const device = openDevice([taken]);
  await device.saleQueue.start();

  expect(device.sent).toEqual(['card key']);
  expect(device.stored.get('sale')?.steps[0]?.outcome).toBe('APPROVED');
});

test('a card requested long ago is not charged without a person', async () => {
  const taken = orderTaken(withTender(aSale(), card, { key: 'card key', now: 0 }), anOrder());
  const device = openDevice([taken]);
  device.now = cardStaysFreshFor + 1;
  await device.saleQueue.start();

  expect(device.sent).toEqual([]);
  expect(device.stored.get('sale')?.refusal).toMatchObject({ during: 'PAYMENT', code: 'LATE' });
});

test('the next order does not wait for the card of the previous one', async () => {
  const device = openDevice([orderTaken(withTender(aSale(), card, { key: 'card key', now: 0 }), anOrder())]);
  const neverAnswered = new Promise<Answered>(() => undefined);
  device.answer = (request) => (request.kind === 'ORDER' ? accept(request) : neverAnswered);
  await device.saleQueue.start();
  await device.saleQueue.add(aSale({ id: 'next', createdAt: 9 }));
  await device.saleQueue.wake();

  expect(device.sent).toEqual(['card key', 'key of next']);
});

test('a card that a person gives up while an older order is being sent is not charged', async () => {
  const taken = orderTaken(withTender(aSale({ createdAt: 9 }), card, { key: 'card key', now: 0 }), anOrder());
  const device = openDevice([aSale({ id: 'older', createdAt: 1 }), taken]);
  device.answer = (request) => {
    device.stored.set('sale', giveUpTender(device.stored.get('sale') ?? taken));
    return accept(request);
  };
  await device.saleQueue.start();

  expect(device.sent).toEqual(['key of older']);
});

test('a tab that does not lead stores its orders and sends none', async () => {
  const device = openDevice();
  device.leads = false;
  await device.saleQueue.add(aSale());
  await device.saleQueue.wake();

  expect(device.sent).toEqual([]);
  expect(device.stored.size).toBe(1);
});

test('a sale added twice is one sale, and a repaired one replaces the refused one', async () => {
  const device = openDevice([
    aSale({ id: 'refused', refusal: { during: 'ORDER', code: 'PRICE_CHANGED', detail: null } }),
  ]);
  await device.saleQueue.add(aSale(), 'refused');
  await device.saleQueue.add(aSale(), 'refused');
  await device.saleQueue.wake();

  expect(device.sent).toEqual(['key of sale']);
  expect([...device.stored.keys()]).toEqual(['sale']);
});

test('if a refused sale was sent after all, the sale that repairs it is not sent', async () => {
  const refusal = { during: 'ORDER' as const, code: 'PRICE_CHANGED' as const, detail: null };
  const paid = withTender(
    aSale({ id: 'refused' }),
    { ...card, paymentMethod: 'INSTORE_CASH' },
    { key: 'cash', now: 0 },
  );
  const stated = paid.order && { ...paid.order.body, receipted: { lines: [{ unitPrice: 10_000 }] } };
  const order = paid.order && stated && { ...paid.order, body: stated };
  const device = openDevice([{ ...paid, order, refusal }]);
  await device.saleQueue.start();
  await device.saleQueue.wake();

  const sent = await device.saleQueue.add(aSale(), 'refused');
  await device.saleQueue.wake();
  expect(device.sent).toEqual(['key of refused', 'cash']);
  expect(sent).toMatchObject({ id: 'refused', refusal: null });
  expect([...device.stored.keys()]).toEqual(['refused']);
});

test('acknowledged sales of yesterday are deleted, unsent ones never', async () => {
  const device = openDevice([orderTaken(aSale({ id: 'old' }), anOrder()), aSale({ id: 'unsent' })]);
  device.now = 24 * 3_600_000;
  device.answer = down;
  await device.saleQueue.start();

  expect([...device.stored.keys()]).toEqual(['unsent']);
});

test('an order that waited until its key expired is left to a person', async () => {
  const device = openDevice([aSale({ createdAt: 0, tries: 1 })]);
  device.now = keyHoldsFor + 1;

  await device.saleQueue.start();
  expect(device.sent).toEqual([]);
  expect(device.stored.get('sale')?.refusal).toMatchObject({ during: 'ORDER', code: 'LATE' });
});

test('a sale that the device cannot store is reported, and not sent', async () => {
  const device = openDevice();
  device.isFull = true;

  await expect(device.saleQueue.add(aSale())).rejects.toThrow('full');
  expect(device.saleQueue.getSnapshot().faults).toBe(1);
  expect(device.sent).toEqual([]);
});

const cash: HandTender[] = [{ type: 'INSTORE_CASH', amount: 10_000 }];
const stated = { lines: [{ unitPrice: 10_000 }] };
const line = { itemId: 'latte', choiceIds: [], quantity: 1 };

/** A sale of one latte as the till makes it. */
function newSale(tenders: HandTender[] = cash): Sale {
  const body = { lines: [line], total: 10_000, tenders, saleId: 'sale' };
  return aSale({ order: { key: 'first key', body, stated, isFixed: false } });
}

const refuseUnlessReceipted = (request: SaleRequest): Answered =>
  request.kind === 'ORDER' && !request.body.receipted
    ? { ok: false, failure: { kind: 'REFUSED', code: 'PRICE_CHANGED', detail: undefined } }
    : accept(request);

test('a cash sale taken offline is sent at its own prices, unchanged until it is answered', async () => {
  const device = openDevice();
  device.isOnline = false;
  await device.saleQueue.add(newSale());
  await device.saleQueue.wake({ all: true });
  expect(device.sent).toEqual([]);
  expect(device.saleQueue.getSnapshot().connection).toBe('DOWN');
  device.isOnline = true;
  device.answer = down;
  await device.saleQueue.wake({ all: true });
  device.answer = refuseUnlessReceipted;
  device.now = 90_000;
  await device.saleQueue.wake({ all: true });

  expect(device.sent).toEqual(['first key', 'first key']);
  expect(device.bodies[1]).toEqual(device.bodies[0]);
  expect(device.bodies[0]).toMatchObject({ takenAt: 0, body: { receipted: stated } });
  expect(device.stored.get('sale')?.answer?.id).toBe('order');
});

test('cash taken offline for an order that the server has is recorded whatever happens to the order', async () => {
  const device = openDevice();
  device.isOnline = false;
  const cash = { paymentMethod: 'INSTORE_CASH', amount: 10_000 } as const;
  const known = orderTaken(aSale(), anOrder());
  await device.saleQueue.add(withTender(known, cash, { key: 'cash', now: 0 }));

  device.isOnline = true;
  await device.saleQueue.wake({ all: true });
  expect(device.bodies).toMatchObject([{ key: 'cash', tender: { ...cash, receipted: true } }]);
});

test('a cash sale that was lost on the way and is then refused is sent again at its own prices', async () => {
  const device = openDevice();
  device.answer = down;
  await device.saleQueue.add(newSale());
  await device.saleQueue.wake();
  device.answer = refuseUnlessReceipted;
  await device.saleQueue.wake({ all: true });
  await device.saleQueue.wake({ all: true });

  expect(device.sent).toEqual(['first key', 'first key', 'next key']);
  expect(device.stored.get('sale')).toMatchObject({ refusal: null, answer: { id: 'order' } });
});

test('an unpaid order that waited offline is refused if its price has changed', async () => {
  const device = openDevice();
  device.isOnline = false;
  device.answer = down;
  await device.saleQueue.add(newSale([]));
  await device.saleQueue.wake({ all: true });
  device.isOnline = true;
  device.answer = refuseUnlessReceipted;
  await device.saleQueue.wake({ all: true });

  expect(device.stored.get('sale')?.refusal).toMatchObject({ code: 'PRICE_CHANGED' });
});

test('a sale with a sale id is sent however long it waited', async () => {
  const sale = newSale();
  const device = openDevice([{ ...sale, order: sale.order && { ...sale.order, isFixed: true } }]);
  device.now = keyHoldsFor * 10;
  await device.saleQueue.start();

  expect(device.sent).toEqual(['first key']);
});
