import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { Rows } from '#server/jobs/count-rows.ts';
import type { AccountMailParts } from '#server/messaging/post.ts';
import { mailsAtOnce } from './mail-announcement.ts';
import { isVoid, postAnnouncement } from './post-announcement.ts';
import { findAddressee, listArticlesPublishedAt } from './terms-announcements.queries.ts';
import { deleteUnmailed, listUnmailed, setTriedAt } from './unmailed.queries.ts';

const hour = 3_600_000;

/** Mails users whom earlier runs skipped. Each is tried once an hour. */
export async function mailUnmailed(
  { db, ...mail }: AccountMailParts & { db: Db },
  now: Date,
  rows: Rows,
): Promise<void> {
  const before = new Date(now.getTime() - hour);
  for (const unmailed of await listUnmailed(db, { before, limit: mailsAtOnce })) {
    if (rows.areHopeless()) return;
    const isDone = await rows.attempt({ userId: unmailed.userId }, () =>
      inTransaction(db, async (tx) => {
        if (!(await deleteUnmailed(tx, unmailed))) return;
        const user = await findAddressee(tx, unmailed.userId);
        const articles = await listArticlesPublishedAt(tx, unmailed.publishedAt);
        if (user && !isVoid(articles, now)) await postAnnouncement(tx, mail, { ...user, articles });
      }),
    );
    if (!isDone) await setTriedAt(db, unmailed, now);
  }
}
