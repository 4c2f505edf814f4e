import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/db/database.ts';
import type { Job, ScheduledJob } from '#server/jobs/job-runner.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { deleteSentBut } from '#server/providers/dev-outbox/dev-outbox.queries.ts';
import { deleteSettled } from './messages.queries.ts';
import { openPost } from './open-post.ts';
import type { Post } from './post.ts';
import { type Carriers, sendMessage, sendTask } from './send-message.ts';
import { sendOverdue } from './send-overdue.ts';

/** Long enough to answer "was it sent?"; what is left of a message says neither whom nor what. */
const keptDays = 30;
/** What the outbox page of a trial can show. */
const keptInDevOutbox = 500;

export type Messaging = {
  /** For acts that send something. */
  post: Post;
  jobs: Record<string, Job>;
  scheduled: Record<string, ScheduledJob>;
};

/** Mails and texts: the post that acts use, and the jobs that bring what is posted to its carriers. */
export function openMessaging(parts: {
  db: Db;
  keys: Keys;
  carriers: Carriers;
  clock: () => Date;
  log: FastifyBaseLogger;
}): Messaging {
  const { db, keys } = parts;
  return {
    post: openPost({ keys }),
    jobs: { [sendTask]: sendMessage(parts) },
    scheduled: {
      'send-overdue': { every: 'minute', run: sendOverdue({ db }) },
      'sweep-messages': { every: 'hour', run: () => deleteSettled(db, keptDays) },
      'sweep-dev-outbox': { every: 'hour', run: () => deleteSentBut(db, keptInDevOutbox) },
    },
  };
}
