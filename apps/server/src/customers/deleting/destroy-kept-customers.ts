import { businessDateOf } from '@maru/contract/time/business-date.ts';
import type { Db } from '#server/db/database.ts';
import { destroyKeptUntil } from './deletion.queries.ts';

/** Destroys who deleted customers were, once the day for it has come in Seoul. */
export function destroyKeptCustomers({ db, clock }: { db: Db; clock: () => Date }) {
  return () => destroyKeptUntil(db, businessDateOf(clock(), 0));
}
