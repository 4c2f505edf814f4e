import type { Language } from '@maru/contract/language.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Db, Tx } from '#server/db/database.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { AccountMailParts } from '#server/messaging/post.ts';
import { personalGroups } from '#server/terms/get-own-terms.ts';
import {
  type AnnouncedArticle,
  findAddressee,
  listAddressees,
  listArticlesPublishedAt,
  lockOpenAnnouncement,
  setMailedTo,
} from './terms-announcements.queries.ts';
import { deleteUnmailed, insertUnmailed, listUnmailed, setTriedAt } from './unmailed.queries.ts';
import en from './word-announcement.en.json' with { type: 'json' };
import ko from './word-announcement.ko.json' with { type: 'json' };
import { wordAnnouncement } from './word-announcement.ts';

type Parts = AccountMailParts & { db: Db; log: Pick<FastifyBaseLogger, 'error'> };
type Announcement = { publishedAt: Date; now: Date };

const words = { ko, en };
export const mailsAtOnce = 200;
/** Of one run, so that other jobs get their turn. */
const mostBatches = 10;

/**
 * Mails the next users, a batch in each transaction together with how far it came. So a killed process resumes where it
 * was, and nobody is mailed twice. If a batch fails, its users are mailed one by one.
 */
export async function mailAnnouncement(parts: Parts, announcement: Announcement): Promise<void> {
  for (let batch = 0; batch < mostBatches; batch += 1) {
    const isMore = await mailNext(parts, announcement, mailsAtOnce).catch(() =>
      mailEach(parts, announcement),
    );
    if (!isMore) return;
  }
}

/** Mails the next users. False once there are none, or another instance is on it. */
async function mailNext(
  { db, ...mail }: Parts,
  { publishedAt, now }: Announcement,
  limit: number,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const open = await lockOpenAnnouncement(tx, publishedAt);
    if (!open) return false;
    const articles = await listArticlesPublishedAt(tx, publishedAt);
    const users = isVoid(articles, now)
      ? []
      : await listAddressees(tx, { after: open.mailedTo, before: publishedAt, limit });
    for (const user of users) await postAnnouncement(tx, mail, { ...user, articles });
    const isDone = users.length < limit;
    await setMailedTo(tx, publishedAt, {
      mailedTo: users.at(-1)?.id ?? open.mailedTo,
      doneAt: isDone ? now : null,
    });
    return !isDone;
  });
}

/** Mails a batch one by one, so that a user whose mail cannot be written stops no other. */
async function mailEach(parts: Parts, announcement: Announcement): Promise<boolean> {
  for (let user = 0; user < mailsAtOnce; user += 1)
    try {
      if (!(await mailNext(parts, announcement, 1))) return false;
    } catch (error) {
      await passOverNext(parts, announcement, error);
    }
  return true;
}

async function passOverNext({ db, log }: Parts, { publishedAt, now }: Announcement, error: unknown) {
  await inTransaction(db, async (tx) => {
    const open = await lockOpenAnnouncement(tx, publishedAt);
    if (!open) return;
    const [next] = await listAddressees(tx, { after: open.mailedTo, before: publishedAt, limit: 1 });
    if (!next) return;
    await insertUnmailed(tx, { publishedAt, userId: next.id, triedAt: now });
    await setMailedTo(tx, publishedAt, { mailedTo: next.id, doneAt: null });
    log.error({ err: error, userId: next.id }, 'announcement of the terms not mailed to a user');
  });
}

/** Mails users whom earlier runs passed over. */
export async function mailUnmailed(parts: Parts, now: Date): Promise<void> {
  const { db, log } = parts;
  for (const unmailed of await listUnmailed(db, { before: now, limit: mailsAtOnce }))
    try {
      await inTransaction(db, async (tx) => {
        if (!(await deleteUnmailed(tx, unmailed))) return;
        const user = await findAddressee(tx, unmailed.userId);
        const articles = await listArticlesPublishedAt(tx, unmailed.publishedAt);
        if (user && !isVoid(articles, now)) await postAnnouncement(tx, parts, { ...user, articles });
      });
    } catch (error) {
      log.error({ err: error, userId: unmailed.userId }, 'announcement of the terms not mailed to a user');
      await setTriedAt(db, unmailed, now);
    }
}

/** Whether nothing of an announcement is still to come. */
function isVoid(articles: readonly AnnouncedArticle[], now: Date): boolean {
  return !articles.some(({ effectiveAt }) => effectiveAt > now);
}

type Announced = { username: string; language: string; articles: readonly AnnouncedArticle[] };

async function postAnnouncement(
  tx: Tx,
  { post, accountUrl }: AccountMailParts,
  { username, language: spoken, articles }: Announced,
): Promise<void> {
  const language = spoken as Language;
  const { title, intro, items, end } = wordAnnouncement(articles, language);
  const { action, note } = words[language];
  const isPersonal = articles.every(({ groupKey }) => personalGroups.includes(groupKey));
  await post.mail(tx, {
    ...{ kind: 'TERMS_CHANGED', to: username, language, subject: title, title },
    lines: [intro, ...items, end],
    action: { label: action, url: `${accountUrl}${isPersonal ? '/privacy' : '/terms'}` },
    notes: [note],
    turnOf: 'terms',
  });
}
