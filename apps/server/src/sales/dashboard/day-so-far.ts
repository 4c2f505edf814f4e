import type { DashboardFigures } from '@maru/contract/sales/dashboard.endpoints.ts';
import { addDays, hoursFrom } from '@maru/contract/time/business-date.ts';
import type { Tx } from '#server/db/database.ts';
import { soFarOf, sumHours } from '#server/sales/so-far.queries.ts';
import { listBestItems } from './dashboard.queries.ts';

const bestItems = 5;

type Asked = { storeId: string; today: string; dayStart: number; now: Date };

/** Today so far beside yesterday and the same weekday a week before, up to the same minute. */
export async function readDaySoFar(
  tx: Tx,
  { storeId, today, dayStart, now }: Asked,
): Promise<DashboardFigures> {
  const [yesterday, weekBefore] = [addDays(today, -1), addDays(today, -7)];
  const rows = await sumHours(tx, { storeId, dates: [today, yesterday, weekBefore], today, now });
  const at = (date: string, hour: number) =>
    rows.find((row) => row.businessDate === date && row.hour === hour);

  return {
    today: soFarOf(rows, today),
    yesterday: soFarOf(rows, yesterday),
    weekBefore: soFarOf(rows, weekBefore),
    hours: hoursFrom(dayStart).map((hour) => ({
      hour,
      orders: at(today, hour)?.orders ?? 0,
      net: at(today, hour)?.net ?? 0,
      ordersBefore: at(weekBefore, hour)?.orders ?? 0,
      netBefore: at(weekBefore, hour)?.net ?? 0,
    })),
    bestItems: await listBestItems(tx, { storeId, date: today, limit: bestItems }),
  };
}
