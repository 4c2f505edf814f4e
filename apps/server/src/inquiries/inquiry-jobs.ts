import { businessDateOf } from '@maru/contract/time/business-date.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/db/database.ts';
import type { ScheduledJob } from '#server/jobs/job-runner.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { destroyInquiriesUntil } from './inquiries.queries.ts';
import { resealInquiries } from './reseal-inquiries.ts';
import { settleAnswers } from './settle-answers.ts';

type Parts = { db: Db; keys: Keys; clock: () => Date; log: FastifyBaseLogger };

/** Background work of inquiries. */
export function inquiryJobs(parts: Parts): Record<string, ScheduledJob> {
  const { db, clock } = parts;
  return {
    'settle-inquiry-answers': { every: 'minute', run: settleAnswers(parts) },
    'seal-inquiries-anew': { every: 'hour', run: resealInquiries(parts) },
    // An inquiry is destroyed once the date in Seoul reaches its `destroyOn`.
    'destroy-inquiries': {
      every: 'hour',
      run: () => destroyInquiriesUntil(db, businessDateOf(clock(), 0)),
    },
  };
}
