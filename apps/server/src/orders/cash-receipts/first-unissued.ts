import { defaultDayStart } from '@maru/contract/time/business-date.ts';
import type { Tx } from '#server/db/database.ts';
import { dueOf } from './due-date.ts';
import { findQueueFacts, listUnissuedRows, sumUnissued } from './unissued-cash.queries.ts';

/** How many cash receipts are missing, and how many days are left for the first of them; undefined if none is. */
export async function firstUnissued(tx: Tx, storeId: string, now: Date) {
  const facts = await findQueueFacts(tx, storeId, now);
  if (!facts) return undefined;
  const queue = { storeId, isObligated: facts.isObligated };
  const [first] = await listUnissuedRows(tx, queue, { place: undefined, direction: 'later', limit: 1 });
  if (!first) return undefined;
  const { count } = await sumUnissued(tx, { ...queue, before: now });
  const time = { now, dayStart: facts.dayStart ?? defaultDayStart };
  return { count, daysLeft: dueOf(first.takenAt, time).daysLeft };
}
