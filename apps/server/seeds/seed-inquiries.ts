import { readFileSync } from 'node:fs';
import type { CloseReason } from '@maru/contract/inquiries/inquiry-states.ts';
import type { Language } from '@maru/contract/language.ts';
import type { Tx } from '#server/db/database.ts';
import { newId } from '#server/db/new-id.ts';
import { insertNote } from '#server/inquiries/admin/notes.queries.ts';
import { insertAnswer } from '#server/inquiries/answers.queries.ts';
import {
  insertInquiry,
  markAnswered,
  updateClosed,
  updateTaken,
} from '#server/inquiries/inquiries.queries.ts';
import { inquiryKeptUntil } from '#server/inquiries/inquiry-kept-until.ts';
import { newInquiry } from '#server/inquiries/new-inquiry.ts';
import { sealAnswer, sealNote } from '#server/inquiries/sealed-inquiry.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { listVersionsInForce } from '#server/terms/terms.queries.ts';
import type { DemoStore } from './seed-store.ts';

type Asked = {
  name: string;
  email: string;
  phone: string;
  extension?: string;
  language: Language;
  minutesAgo: number;
  content: string;
  isTaken?: true;
  note?: string;
  answer?: { minutesAgo: number; content: string };
  closed?: { minutesAgo: number; reason: CloseReason };
};

/** Questions of invented people; no network assigns their numbers. */
const asked = JSON.parse(
  readFileSync(new URL('inquiries.json', import.meta.url), 'utf8'),
) as readonly Asked[];
const client = { deviceType: null, deviceUuid: null, clientVersion: null, address: '192.0.2.1' };

type Seeding = { store: DemoStore; now: Date; keys: Keys };

/** Inquiries with time left, one overdue, one that the admin has taken, an answered one and a closed one. */
export async function seedInquiries(tx: Tx, { store, now, keys }: Seeding): Promise<void> {
  const article = (await listVersionsInForce(tx, now)).find(({ scope }) => scope === 'INQUIRY');
  if (!article) return;
  const { userId: authorId } = store.people.admin;
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  for (const { name, email, phone, extension = '', language, content, minutesAgo, ...more } of asked) {
    const at = ago(minutesAgo);
    const consent = {
      ...{ articleId: article.id, version: article.version },
      textHash: language === 'ko' ? article.hashKo : article.hashEn,
    };
    const typed = { name, email, phone, extension, content };
    const inquiry = newInquiry(keys, { typed, consent, language, client, at });
    await insertInquiry(tx, inquiry);
    await seedHandling(tx, { keys, inquiryId: inquiry.id, authorId, at, ago, ...more });
  }
}

type Handling = Pick<Asked, 'isTaken' | 'note' | 'answer' | 'closed'> & {
  keys: Keys;
  inquiryId: string;
  authorId: string;
  at: Date;
  ago: (minutes: number) => Date;
};

async function seedHandling(tx: Tx, handling: Handling): Promise<void> {
  const { keys, inquiryId, authorId, at, ago, isTaken, note, answer, closed } = handling;
  if (isTaken || answer) await updateTaken(tx, inquiryId, { by: authorId, at });
  if (note) {
    const id = newId();
    await insertNote(tx, { inquiryId, id, authorId, sealed: sealNote(keys, id, note), at });
  }
  if (closed) {
    const { minutesAgo, reason } = closed;
    await updateClosed(tx, inquiryId, { by: authorId, at: ago(minutesAgo), reason });
  }
  if (!answer) return;
  const [id, answeredAt] = [newId(), ago(answer.minutesAgo)];
  const sealed = sealAnswer(keys, id, answer.content);
  await insertAnswer(tx, {
    ...{ inquiryId, id, sealed, authorId, at: answeredAt, messageId: newId() },
    delivery: 'SENT',
  });
  await markAnswered(tx, inquiryId, answeredAt, inquiryKeptUntil(answeredAt));
}
