import type { FastifyBaseLogger } from 'fastify';
import type { Job, ScheduledJob } from '#server/jobs/job-runner.ts';
import { sendPointMessageTask } from './point-messages.queries.ts';
import { type PostingParts, postPointMessage } from './post-point-message.ts';
import { settlePointMessages } from './settle-point-messages.ts';
import { writeNotices } from './write-notices.ts';

type Parts = PostingParts & { log: Pick<FastifyBaseLogger, 'error'> };
type Jobs = { jobs: Record<string, Job>; scheduled: Record<string, ScheduledJob> };

/** Background work of the messages about points. */
export function pointMessageJobs(parts: Parts): Jobs {
  return {
    jobs: { [sendPointMessageTask]: postPointMessage(parts) },
    scheduled: {
      'write-point-notices': { every: 'minute', run: writeNotices(parts) },
      'settle-point-messages': { every: 'minute', run: settlePointMessages(parts) },
    },
  };
}
