import type { Job, ScheduledJob } from '#server/jobs/job-runner.ts';
import { insertJobsOnce } from '#server/jobs/jobs.queries.ts';
import { deleteAllButNewest } from '#server/providers/dev-mailbox/dev-mailbox.queries.ts';
import type { SendParts } from './carriers.ts';
import { sendTask } from './enqueue-message.ts';
import { tryToRefreshChannels } from './kakao/refresh-channels.ts';
import { watchDelivery, watchTask } from './kakao/watch-delivery.ts';
import { deleteSettled } from './messages.queries.ts';
import { openPost } from './open-post.ts';
import type { Post } from './post.ts';
import { sendMessage } from './send-message.ts';
import { sendOverdue } from './send-overdue.ts';

/** Long enough to answer “was it sent?” after recipient and content have been erased. */
const keptDays = 30;
/** Limit of messages that the mailbox page of a trial shows. */
const keptInDevMailbox = 500;
const refreshTask = 'refresh-channels';
/** A fixed job id, so that several starting instances refresh once. */
const refreshAtStart = '0b5a3c52-6c0e-4d0e-9a55-3f1f6f7a9d21';

export type Messaging = {
  /** For acts that send messages. */
  post: Post;
  jobs: Record<string, Job>;
  scheduled: Record<string, ScheduledJob>;
  /** Call it when the workers start: refreshes channels, which may have changed in the meantime. */
  prepare(): Promise<void>;
};

/** Mails and texts: `post` for the acts, and the jobs that send what was posted. */
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
        [refreshTask]: { every: 'hour', run: () => tryToRefreshChannels({ db, kakao, clock, log }) },
      }),
      'sweep-messages': { every: 'hour', run: () => deleteSettled(db, keptDays) },
      'sweep-dev-mailbox': { every: 'hour', run: () => deleteAllButNewest(db, keptInDevMailbox) },
    },
  };
}
