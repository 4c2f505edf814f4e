import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { Rows } from '#server/jobs/count-rows.ts';
import type { AccountMailParts } from '#server/messaging/post.ts';
import { isVoid, postAnnouncement } from './post-announcement.ts';
import {
  listAddressees,
  listArticlesPublishedAt,
  lockOpenAnnouncement,
  setMailedTo,
} from './terms-announcements.queries.ts';
import { insertUnmailed } from './unmailed.queries.ts';

type Parts = AccountMailParts & { db: Db };
type Announcement = { publishedAt: Date; now: Date };
type Addressee = Awaited<ReturnType<typeof listAddressees>>[number];

export const mailsAtOnce = 200;
/** Batches in one run, so that other jobs get their turn. */
const mostBatches = 10;

/**
 * Mails the next users, one batch per transaction, which also stores the progress. So a killed process resumes where it
 * was, and nobody is mailed twice. If a batch fails, its users are mailed one by one.
 */
export async function mailAnnouncement(parts: Parts, announcement: Announcement, rows: Rows): Promise<void> {
  for (let batch = 0; batch < mostBatches; batch += 1) {
    const isMore = await mailBatch(parts, announcement, rows).catch(() =>
      mailEach(parts, announcement, rows),
    );
    if (!isMore) return;
  }
}

/** Mails one batch. Returns false if there is none left, or another instance is mailing. */
async function mailBatch(
  { db, ...mail }: Parts,
  { publishedAt, now }: Announcement,
  rows: Rows,
): Promise<boolean> {
  const mailed = await inTransaction(db, async (tx) => {
    const open = await lockOpenAnnouncement(tx, publishedAt);
    if (!open) return 0;
    const articles = await listArticlesPublishedAt(tx, publishedAt);
    const limits = { after: open.mailedTo, before: publishedAt, limit: mailsAtOnce };
    const users = isVoid(articles, now) ? [] : await listAddressees(tx, limits);
    for (const user of users) await postAnnouncement(tx, mail, { ...user, articles });
    const isDone = users.length < mailsAtOnce;
    await setMailedTo(tx, publishedAt, {
      mailedTo: users.at(-1)?.id ?? open.mailedTo,
      doneAt: isDone ? now : null,
    });
    return users.length;
  });
  if (mailed > 0) rows.succeeded();
  return mailed === mailsAtOnce;
}

/**
 * Mails a batch one by one. A user whose mail cannot be written is recorded as skipped, together with the next user who
 * is mailed or at the end of the batch. If too many mails in a row fail, the run ends without recording these users,
 * and the next run begins with them.
 */
async function mailEach(parts: Parts, announcement: Announcement, rows: Rows): Promise<boolean> {
  const { from, users } = await nextAddressees(parts.db, announcement);
  let step: Step = { from, passedOver: [] };
  for (const user of users) {
    try {
      if (!(await advance(parts, announcement, { ...step, user }))) return false;
      step = { from: user.id, passedOver: [] };
      rows.succeeded();
    } catch (error) {
      step.passedOver.push(user.id);
      rows.failed(error, { userId: user.id });
      if (rows.areHopeless()) return false;
    }
  }
  return step.passedOver.length === 0 || advance(parts, announcement, step);
}

async function nextAddressees(db: Db, { publishedAt }: Announcement) {
  return inTransaction(db, async (tx) => {
    const from = (await lockOpenAnnouncement(tx, publishedAt))?.mailedTo ?? null;
    const limits = { after: from, before: publishedAt, limit: mailsAtOnce };
    return { from, users: await listAddressees(tx, limits) };
  });
}

/** The last user who was mailed, the users skipped since then, and the next user to mail. */
type Step = { from: string | null; passedOver: string[]; user?: Addressee };

/** Returns false if another instance is mailing. */
async function advance(
  { db, ...mail }: Parts,
  { publishedAt, now }: Announcement,
  { from, passedOver, user }: Step,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const open = await lockOpenAnnouncement(tx, publishedAt);
    const articles = await listArticlesPublishedAt(tx, publishedAt);
    if (open?.mailedTo !== from || isVoid(articles, now)) return false;
    if (user) await postAnnouncement(tx, mail, { ...user, articles });
    for (const userId of passedOver) await insertUnmailed(tx, { publishedAt, userId, triedAt: now });
    await setMailedTo(tx, publishedAt, { mailedTo: user?.id ?? passedOver.at(-1) ?? from, doneAt: null });
    return true;
  });
}
