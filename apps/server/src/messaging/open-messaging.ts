import type { Job, ScheduledJob } from '#server/jobs/job-runner.ts';
import { insertJobsOnce } from '#server/jobs/jobs.queries.ts';
import { deleteSentBut } from '#server/providers/dev-mailbox/dev-mailbox.queries.ts';
import type { SendParts } from './carriers.ts';
import { refreshOrKeep } from './kakao/refresh-channels.ts';
import { watchDelivery, watchTask } from './kakao/watch-delivery.ts';
import { sendTask } from './leave-message.ts';
import { deleteSettled } from './messages.queries.ts';
import { openPost } from './open-post.ts';
import type { Post } from './post.ts';
import { sendMessage } from './send-message.ts';
import { sendOverdue } from './send-overdue.ts';

/** Long enough to answer "was it sent?"; what is left of a message says neither whom nor what. */
const keptDays = 30;
/** What the mailbox page of a trial can show. */
const keptInDevMailbox = 500;
const refreshTask = 'refresh-channels';
/** However many instances begin at once, one asks. */
const refreshAtStart = '0b5a3c52-6c0e-4d0e-9a55-3f1f6f7a9d21';

export type Messaging = {
  /** For acts that send something. */
  post: Post;
  jobs: Record<string, Job>;
  scheduled: Record<string, ScheduledJob>;
  /** When the workers begin: what may have changed with the dealer meanwhile. */
  prepare(): Promise<void>;
};

/** Mails and texts: the post that acts use, and the jobs that bring what is posted to its carriers. */
export function openMessaging(parts: SendParts): Messaging {
  const { db, keys, carriers, clock, log } = parts;
  const { kakao } = carriers;
  return {
    post: openPost({ keys }),
    jobs: { [sendTask]: sendMessage(parts), [watchTask]: watchDelivery(parts) },
    async prepare() {
      if (kakao) await insertJobsOnce(db, [{ id: refreshAtStart, task: refreshTask, payload: {} }]);
    },
    scheduled: {
      'send-overdue': { every: 'minute', run: sendOverdue({ db }) },
      ...(kakao && {
        [refreshTask]: { every: 'hour', run: () => refreshOrKeep({ db, kakao, clock, log }) },
      }),
      'sweep-messages': { every: 'hour', run: () => deleteSettled(db, keptDays) },
      'sweep-dev-mailbox': { every: 'hour', run: () => deleteSentBut(db, keptInDevMailbox) },
    },
  };
}
