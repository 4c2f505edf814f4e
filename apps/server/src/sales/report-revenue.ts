import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { reportRevenue as wire } from '@maru/contract/sales/sales.endpoints.ts';
import { addDays } from '@maru/contract/time/business-date.ts';
import { inSnapshot } from '#server/db/in-transaction.ts';
import type { StoreContext } from '#server/http/context.ts';
import { readByPaymentMethod } from './report-by-payment-method.ts';
import { readByTime } from './report-by-time.ts';

/** All figures of the revenue screen for a business day, from one snapshot. */
export function reportRevenue({ db, storeId, now }: StoreContext, { date }: ParsedInputOf<typeof wire>) {
  const on = (day: string) => ({ storeId, from: day, to: day });
  const byHour = (day: string) => ({ ...on(day), unit: 'hour' as const });
  return inSnapshot(db, async (tx) => ({
    byTime: await readByTime(tx, byHour(date), now),
    byPaymentMethod: await readByPaymentMethod(tx, on(date)),
    weekBefore: await readByTime(tx, byHour(addDays(date, -7)), now),
  }));
}
