import { expect, test } from 'vitest';
import { isUnsent, type Sale, type SaleRequest } from '#hub/payments/sale-queue/sale.ts';
import { anOrder, aSale } from '#hub/payments/sale-queue/sale-builders.ts';
import { orderTaken } from '#hub/payments/sale-queue/sale-moves.ts';
import { createSaleQueue } from '#hub/payments/sale-queue/sale-queue.ts';
import { sendFailed } from '#hub/payments/sale-queue/sending/send-failed.ts';
import { atRisk } from './at-risk.ts';

const minutes = 60_000;
const hours = 60 * minutes;
const noConnection = { kind: 'NO_CONNECTION' } as const;

/** A device without network. Its queues share the stored sales, as tabs and reloads do. The test controls the time. */
function openDevice() {
  const stored = new Map<string, Sale>();
  const device = {
    stored,
    now: 0,
    isOnline: false,
    isFull: false,
    sent: [] as string[],
    alarms: [] as (() => void)[],
  };
  const world = {
    store: {
      list: async () => [...stored.values()].sort((one, other) => one.createdAt - other.createdAt),
      find: async (id: string) => stored.get(id) ?? null,
      async add(sale: Sale) {
        if (device.isFull) throw new DOMException('full', 'QuotaExceededError');
        stored.set(sale.id, sale);
      },
      async change(id: string, change: (sale: Sale) => Sale) {
        const sale = stored.get(id);
        if (sale) stored.set(id, change(sale));
        return stored.get(id) ?? null;
      },
      async remove(ids: readonly string[]) {
        for (const id of ids) stored.delete(id);
      },
    },
    async send(request: SaleRequest) {
      const failed = { request, failure: noConnection, now: device.now, nextKey: 'next key' };
      const move = (sale: Sale) => sendFailed(sale, failed);
      if (!device.isOnline) return { ok: false, failure: noConnection, move } as const;
      device.sent.push(request.key);
      return { ok: true, move: (sale: Sale) => orderTaken(sale, anOrder({ leftToPay: 0 })) } as const;
    },
    leadership: { isLeader: () => true, takeOver() {} },
    now: () => device.now,
    isOnline: () => device.isOnline,
    wakeAfter: (_ms: number, wake: () => void) => void device.alarms.push(wake),
    notifyTabs() {},
    report(error: unknown) {
      throw error;
    },
  };
  const open = () => createSaleQueue('store', world);
  return { device, open, saleQueue: open() };
}

/** A sale paid in cash on this device. */
function cashSale(nth: number, createdAt: number): Sale {
  const tenders = [{ type: 'INSTORE_CASH' as const, amount: 10_000 }];
  const id = `sale ${nth}`;
  const body = { lines: [], total: 10_000, tenders, saleNumber: `B-${nth}`, saleId: id };
  return aSale({ id, createdAt, order: { key: `key ${nth}`, body } });
}

test('200 sales of ten minutes without network are all kept, then sent in order, each once', async () => {
  const { device, saleQueue } = openDevice();
  await saleQueue.start();
  for (let nth = 1; nth <= 200; nth += 1) {
    device.now += (10 * minutes) / 200;
    await saleQueue.add(cashSale(nth, device.now));
  }
  await saleQueue.wake();
  expect(atRisk(saleQueue.getSnapshot().sales)).toEqual({ sales: 200, total: 2_000_000, taken: 2_000_000 });
  expect(saleQueue.getSnapshot().connection).toBe('DOWN');

  device.isOnline = true;
  await saleQueue.wake({ all: true });
  await saleQueue.wake({ all: true });
  expect(device.sent).toEqual(Array.from({ length: 200 }, (_, i) => `key ${i + 1}`));
  expect(saleQueue.getSnapshot()).toMatchObject({ connection: 'OK' });
  expect(saleQueue.getSnapshot().sales.filter(isUnsent)).toEqual([]);
});

test('after three days without network and a reload no sale is lost', async () => {
  const { device, open, saleQueue } = openDevice();
  await saleQueue.start();
  for (let nth = 1; nth <= 3; nth += 1) {
    await saleQueue.add(cashSale(nth, device.now));
    device.now += 24 * hours;
  }

  const reloaded = open();
  await reloaded.start();
  device.isOnline = true;
  await reloaded.wake({ all: true });
  expect(device.sent).toEqual(['key 1', 'key 2', 'key 3']);
  expect(reloaded.getSnapshot().sales.filter(isUnsent)).toEqual([]);
});

test('a device with full storage refuses a further sale, and later sends the sales that it has', async () => {
  const { device, saleQueue } = openDevice();
  await saleQueue.add(cashSale(1, 1));
  device.isFull = true;

  await expect(saleQueue.add(cashSale(2, 2))).rejects.toThrow('full');
  expect(saleQueue.getSnapshot()).toMatchObject({ faults: 1 });
  device.isFull = false;
  device.isOnline = true;
  await saleQueue.wake({ all: true });
  expect(device.sent).toEqual(['key 1']);
});
