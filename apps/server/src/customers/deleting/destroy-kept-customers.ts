import { businessDateOf } from '@maru/contract/time/business-date.ts';
import type { Db } from '#server/db/database.ts';
import { destroyKeptUntil } from './deletion.queries.ts';

/** Destroys the kept identities of deleted customers once their day of deletion has come in Seoul. */
export function destroyKeptCustomers({ db, clock }: { db: Db; clock: () => Date }) {
  return () => destroyKeptUntil(db, businessDateOf(clock(), 0));
}
