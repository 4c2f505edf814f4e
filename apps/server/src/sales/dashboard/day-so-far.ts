import type { DashboardFigures } from '@maru/contract/sales/dashboard.endpoints.ts';
import { addDays, hoursFrom } from '@maru/contract/time/business-date.ts';
import type { Tx } from '#server/db/database.ts';
import { listBestItems } from '#server/sales/line-sums.queries.ts';
import { soFarOf, sumHours } from '#server/sales/so-far.queries.ts';
import { listSoldNames } from '#server/sales/sold-names.queries.ts';

const mostItems = 5;

type Asked = { storeId: string; today: string; dayStart: number; now: Date };

/** Today so far, with yesterday and the same weekday a week before up to the same minute. */
export async function readDaySoFar(
  tx: Tx,
  { storeId, today, dayStart, now }: Asked,
): Promise<DashboardFigures> {
  const [yesterday, weekBefore] = [addDays(today, -1), addDays(today, -7)];
  const rows = await sumHours(tx, { storeId, dates: [today, yesterday, weekBefore], today, now });
  const at = (date: string, hour: number) =>
    rows.find((row) => row.businessDate === date && row.hour === hour);

  return {
    dayStart,
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
    bestItems: await readBestItems(tx, storeId, today),
  };
}

/** The best items as in the revenue report, with their present names. */
async function readBestItems(tx: Tx, storeId: string, date: string): Promise<DashboardFigures['bestItems']> {
  const best = await listBestItems(tx, { storeId, from: date, to: date }, mostItems);
  const ids = best.flatMap(({ id }) => id ?? []);
  const names = await listSoldNames(tx, storeId, 'item', ids);
  return best.map(({ id, typed, quantity, net }) => {
    const named = id === null ? undefined : names.get(id);
    return { itemId: id, name: named?.name ?? typed ?? '', nameEn: named?.nameEn ?? null, quantity, net };
  });
}
