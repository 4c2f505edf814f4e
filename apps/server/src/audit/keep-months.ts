import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/db/database.ts';
import { addMonths, dropMonths, type MonthlyTable } from '#server/db/months.queries.ts';
import { keptFor, keptSince } from './kept-for.ts';

const monthsAhead = 3;

/**
 * Creates the months of the logs ahead of time and drops expired ones. A failure is reported and tried again by the
 * next run; rows of a missing month go to the default partition.
 */
export function keepMonths({ db, clock, log }: { db: Db; clock: () => Date; log: FastifyBaseLogger }) {
  return async () => {
    const now = clock();
    for (const table of Object.keys(keptFor) as MonthlyTable[]) {
      try {
        await addMonths(db, table, now, monthsAhead);
        await dropMonths(db, table, keptSince(keptFor[table], now));
      } catch (error) {
        log.warn({ err: error, table }, 'months of a log not kept');
      }
    }
  };
}
