import { businessDateOf, defaultDayStart } from '@maru/contract/time/business-date.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Db, Tx } from '#server/db/database.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { newId } from '#server/db/new-id.ts';
import { bySystem } from '../account/expired.ts';
import type { AccountKey, Allocation, EntryRecord } from '../point-records.ts';
import {
  type Due,
  type DueAccounts,
  type DueLot,
  listDueLots,
  lockDueAccounts,
  writeExpiry,
} from './expiry.queries.ts';

/** Lots in one transaction: few enough that a till never waits long for a customer's account. */
const usualBatch = 500;

type Parts = { db: Db; clock: () => Date; log: Pick<FastifyBaseLogger, 'error'> };
type Batch = Due & { most: number };

/**
 * Books all points that have expired. Several instances may run it at the same time: each skips accounts that another
 * act has locked, which the next run finds again. A lot that was emptied is no longer due. If a batch fails, its
 * accounts are expired one by one, so that one failing account does not stop the others.
 */
export function expirePoints({ db, clock, log }: Parts, most = usualBatch) {
  return async () => {
    const at = clock();
    const passedOver: AccountKey[] = [];
    for (;;) {
      const batch: Batch = { at, most, except: passedOver };
      try {
        const { locked, busy } = await inTransaction(db, (tx) => expireSome(tx, batch));
        if (locked.length + busy.length === 0) return;
        // Locked accounts may become free while other accounts are expired. So they are given up only when no other
        // account is left.
        if (locked.length === 0) passedOver.push(...busy);
      } catch (error) {
        const failed = await expireEach({ db, log }, batch);
        if (failed.length === 0) throw error;
        passedOver.push(...failed);
      }
    }
  };
}

/** Expires the accounts of one batch, each in a transaction of its own. Returns those that failed. */
async function expireEach({ db, log }: Omit<Parts, 'clock'>, batch: Batch): Promise<AccountKey[]> {
  const failed: AccountKey[] = [];
  const { locked } = await inTransaction(db, (tx) => lockDueAccounts(tx, batch));
  for (const account of locked)
    try {
      await inTransaction(db, (tx) => expireSome(tx, { ...batch, only: account }));
    } catch (error) {
      failed.push(account);
      log.error({ err: error, ...account }, 'points of a customer not expired');
    }
  return failed;
}

async function expireSome(tx: Tx, batch: Batch): Promise<DueAccounts> {
  const accounts = await lockDueAccounts(tx, batch);
  if (accounts.locked.length === 0) return accounts;
  const lots = await listDueLots(tx, accounts.locked, batch.at);
  const { entries, allocations } = entriesOf(lots);
  if (entries.length > 0) await writeExpiry(tx, entries, allocations);
  return accounts;
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
    ...{ settingVersion: null, reversesId: null, inStoreId: null, inOrderId: null, ...bySystem },
  };
}
