import { type Days, lastPeriodBefore, type SummaryKind } from '@maru/contract/sales/revenue-message.ts';
import type { Db } from '#server/db/database.ts';
import { inSnapshot } from '#server/db/in-transaction.ts';
import { readSold } from '../report-by-time.ts';

type Asked = { storeId: string; kind: SummaryKind; days: Days };

/**
 * Net sales and number of orders of a period, and net sales of the period before, as in the revenue report. Read from
 * one snapshot.
 */
export function readSummary(db: Db, { storeId, kind, days }: Asked) {
  const before = lastPeriodBefore(kind, days.from);
  return inSnapshot(db, async (tx) => {
    const read = (period: Days) => readSold(tx, { storeId, ...period, unit: 'day' });
    const { totals } = await read(days);
    return { net: totals.net, orders: totals.orders, netBefore: (await read(before)).totals.net };
  });
}
