import { businessDateOf } from '@maru/contract/time/business-date.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/db/database.ts';
import type { ScheduledJob } from '#server/jobs/job-runner.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { resealedRecord } from './kept-record.ts';
import { destroyKeptUntil, listKeptToSeal, updateSealed } from './kept-users.queries.ts';

type Parts = { db: Db; keys: Keys; clock: () => Date; log: FastifyBaseLogger };

/** Destroys the kept data of deleted users on its day in Seoul. Until then, seals it with the newest data key. */
export function keptUserJobs({ db, keys, clock, log }: Parts): Record<string, ScheduledJob> {
  return {
    'destroy-kept-users': { every: 'hour', run: () => destroyKeptUntil(db, businessDateOf(clock(), 0)) },
    'seal-kept-users-anew': { every: 'hour', run: () => resealKeptUsers({ db, keys, log }) },
  };
}

/** Records that another instance sealed with a key unknown to this one are logged and left as they are. */
async function resealKeptUsers({ db, keys, log }: Omit<Parts, 'clock'>): Promise<void> {
  if (keys.secrets('data').length === 1) return;
  let after = { userId: '00000000-0000-0000-0000-000000000000', ground: '' };
  for (;;) {
    const rows = await listKeptToSeal(db, after);
    const last = rows.at(-1);
    if (!last) return;
    for (const row of rows) {
      try {
        const sealed = resealedRecord(keys, row, row.sealed);
        if (sealed) await updateSealed(db, row, sealed);
      } catch (error) {
        log.warn({ err: error, userId: row.userId }, 'kept user not resealed');
      }
    }
    after = last;
  }
}
