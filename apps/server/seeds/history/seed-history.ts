import { setImmediate as nextTurn } from 'node:timers/promises';
import { addDays, businessDateOf, defaultDayStart } from '@maru/contract/time/business-date.ts';
import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { insertOfflineSale } from '#server/orders/offline-sales/offline-sales.queries.ts';
import { seedCustomers } from '../customers/seed-customers.ts';
import { offerOf, type PlannedItem } from '../plan-menu.ts';
import type { DemoStore } from '../seed-store.ts';
import { businessDaysUntil } from './calendar.ts';
import { undecidedCharges } from './card-sales.ts';
import { drawDay } from './draw-day.ts';
import type { Shop } from './draw-order.ts';
import { drawReceipts } from './draw-receipts.ts';
import { eventLog } from './event-log.ts';
import type { OrderDraft } from './order-draft.ts';
import { orderWriter, writeDayNumbers, writeEvents } from './write-history.ts';

export const historyDays = 90;
const seed = 'maru';
/** Days per statement. */
const batchDays = 5;
const dayMilliseconds = 24 * 60 * 60_000;

type History = {
  store: DemoStore;
  menu: readonly PlannedItem[];
  now: Date;
  /** Needed to seal the numbers of cash receipts; without keys there are no receipts. */
  keys: Keys | undefined;
  /** The second store of the owner. */
  sharesWith: string;
};

/**
 * Inserts ninety days of orders and today's up to `now`; returns their number. Days are written while the next ones are
 * drawn.
 */
export async function seedHistory(tx: Tx, { store, menu, now, keys, sharesWith }: History) {
  const shop = { ...store, offers: new Map(menu.map((item) => [item.id, offerOf(item)])) };
  const openedAt = new Date(now.getTime() - historyDays * dayMilliseconds);
  const customers = keys && (await seedCustomers(tx, { store, sharesWith, openedAt, now, keys }));
  const writeOrders = await orderWriter(tx);
  const events = eventLog(store.storeId, new Date(now.getTime() - dayMilliseconds));
  const lastNumbers = new Map<string, number>();
  const offlineSales: ReturnType<typeof offlineSaleRow> = [];
  const undecided: ReturnType<typeof undecidedCharges> = [];
  const issued: ReturnType<typeof drawReceipts> = [];
  let writing: Promise<void> = Promise.resolve();

  const dates = businessDaysUntil(now, historyDays);
  for (let i = 0; i < dates.length; i += batchDays) {
    const [days] = await Promise.all([
      drawDays(shop, menu, { dates: dates.slice(i, i + batchDays), now, hasCustomers: keys !== undefined }),
      writing,
    ]);
    for (const { date, drafts } of days) {
      if (drafts.length > 0) lastNumbers.set(date, drafts.length);
      const isYesterday = date === addDays(businessDateOf(now, defaultDayStart), -1);
      if (keys && isYesterday) issued.push(...drawReceipts(drafts, { by: store.people.staff, keys }));
      customers?.visit(drafts);
      events.add(drafts);
      undecided.push(...undecidedCharges(drafts));
      offlineSales.push(...drafts.flatMap(offlineSaleRow));
    }
    writing = writeOrders(days.flatMap(({ drafts }) => drafts));
  }
  await writing;
  await customers?.write();
  for (const row of offlineSales) await insertOfflineSale(tx, row);
  if (undecided.length > 0) await tx.insertInto('simulatedTerminalCharges').values(undecided).execute();
  if (issued.length > 0) await tx.insertInto('simulatedReceipts').values(issued).execute();
  await writeDayNumbers(tx, store.storeId, lastNumbers);
  await writeEvents(tx, store.storeId, events.log);
  await sql`analyze orders, order_lines, order_history, payments, payment_transactions`.execute(tx);

  return [...lastNumbers.values()].reduce((sum, number) => sum + number, 0);
}

/** The row in the owners' list for a sale that differs from the menu. */
function offlineSaleRow({ order: { storeId, id: orderId }, history }: OrderDraft) {
  const entries = history.filter(({ differences }) => differences !== null && differences.length > 0);
  return entries.map(({ at }) => ({ storeId, orderId, sentAt: new Date(at) }));
}

type Drawn = { date: string; drafts: OrderDraft[] };

async function drawDays(
  shop: Shop,
  menu: readonly PlannedItem[],
  { dates, ...day }: { dates: string[]; now: Date; hasCustomers: boolean },
) {
  const days: Drawn[] = [];
  for (const date of dates) {
    days.push({ date, drafts: drawDay(shop, menu, { ...day, date, seed }) });
    // Yield, so that the previous statement can be sent while the next days are drawn.
    await nextTurn();
  }
  return days;
}
