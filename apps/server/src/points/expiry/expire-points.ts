import { businessDateOf, defaultDayStart } from '@maru/contract/time/business-date.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { newId } from '#server/db/new-id.ts';
import { bySystem } from '../account/expired.ts';
import type { Allocation, EntryRecord } from '../point-records.ts';
import { type DueLot, listDueLots, lockDueAccounts, writeExpiry } from './expiry.queries.ts';

/** Lots in one transaction: few enough that a till never waits long for a customer's account. */
const batch = 500;

type Parts = { db: Db; clock: () => Date };

/**
 * Books all points that have expired. Several instances may run it at once: each takes accounts that nobody else has
 * locked, and a lot that is empty is not due any more.
 */
export function expirePoints({ db, clock }: Parts) {
  return async () => {
    const at = clock();
    while ((await inTransaction(db, (tx) => expireSome(tx, at))) > 0);
  };
}

async function expireSome(tx: Parameters<typeof lockDueAccounts>[0], at: Date): Promise<number> {
  const accounts = await lockDueAccounts(tx, at, batch);
  if (accounts.length === 0) return 0;
  const lots = await listDueLots(tx, accounts, at);
  const { entries, allocations } = entriesOf(lots);
  if (entries.length > 0) await writeExpiry(tx, entries, allocations);
  return accounts.length;
}

/** One entry for each account and moment of expiry, as if a movement of the account had booked it. */
function entriesOf(lots: readonly DueLot[]) {
  const entries: EntryRecord[] = [];
  const allocations: (Allocation & { storeId: string })[] = [];
  let last: EntryRecord | undefined;
  for (const lot of lots) {
    const at = new Date(lot.expiresAt.getTime() - 1);
    const isSameAccount = last?.storeId === lot.storeId && last.customerId === lot.customerId;
    if (!last || !isSameAccount || last.at !== at.toISOString()) {
      last = entryOf(lot, at, isSameAccount && last ? last.seq : lot.seq);
      entries.push(last);
    }
    last.amount -= lot.remaining;
    last.counterAmount += lot.remaining;
    allocations.push({ storeId: lot.storeId, entryId: last.id, lotId: lot.id, amount: 0 - lot.remaining });
  }
  return { entries, allocations };
}

function entryOf({ storeId, customerId, dayStart }: DueLot, at: Date, seq: number): EntryRecord {
  return {
    ...{ storeId, id: newId(), customerId, seq: seq + 1, kind: 'EXPIRE', counter: 'EXPIRED' },
    ...{ amount: 0, counterAmount: 0, debt: 0, at: at.toISOString() },
    eventDate: businessDateOf(at, dayStart ?? defaultDayStart),
    ...{ settingVersion: null, reversesId: null, ...bySystem },
  };
}
