import type { OutputOf } from '@maru/contract/endpoint.ts';
import type { getInquiry, listInquiries } from '@maru/contract/inquiries/inquiries.endpoints.ts';
import { answerDueAt } from '@maru/contract/inquiries/inquiry-rules.ts';
import { maskEmail, maskWithinText } from '@maru/contract/mask-within-text.ts';
import { groupPhone } from '@maru/contract/phone/group-phone.ts';
import { maskName, maskPhone } from '#server/audit/mask.ts';
import type { DbOrTx } from '#server/db/database.ts';
import { fail } from '#server/http/refusal.ts';
import { listAnswers } from '#server/inquiries/answers.queries.ts';
import { findInquiry, type InquiryHead } from '#server/inquiries/inquiries.queries.ts';
import type { ListedInquiry } from '#server/inquiries/inquiry-list.queries.ts';
import { openAnswer, openNote, openParts, type SealedParts } from '#server/inquiries/sealed-inquiry.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { listStoresOfAsker } from './asker-stores.queries.ts';
import { listNotes } from './notes.queries.ts';

export type ShownInquiry = OutputOf<typeof getInquiry>;
type Row = OutputOf<typeof listInquiries>['content'][number];

const excerptLength = 120;

export function presentRow(keys: Keys, listed: ListedInquiry): Row {
  const { name, email, phone, content } = masked(listed.name, openParts(keys, listed.id, listed.sealed));
  return {
    ...headOf(listed),
    ...{ name, email, phone },
    excerpt: [...content.replaceAll(/\s+/g, ' ')].slice(0, excerptLength).join(''),
    delivery: listed.delivery,
  };
}

/** One inquiry with its answers and notes, masked unless told otherwise. */
export async function presentInquiry(
  db: DbOrTx,
  keys: Keys,
  { inquiryId, isMasked = true }: { inquiryId: string; isMasked?: boolean },
): Promise<ShownInquiry> {
  const head = (await findInquiry(db, inquiryId)) ?? fail('NOT_FOUND');
  const parts = openParts(keys, inquiryId, head.sealed);
  const [answers, notes, stores] = [
    await listAnswers(db, inquiryId),
    await listNotes(db, inquiryId),
    await listStoresOfAsker(db, parts),
  ];
  return {
    ...headOf(head),
    ...(isMasked ? masked(head.name, parts) : whole(head.name, parts)),
    isMasked,
    language: head.language,
    answers: answers.map(({ id, sealed, authorId, authorName, at, delivery }) => {
      const content = openAnswer(keys, id, sealed);
      return {
        ...{ id, authorId, authorName, delivery, at: at.toISOString() },
        content: isMasked ? maskWithinText(content) : content,
      };
    }),
    notes: notes.map(({ id, sealed, content, authorName, at }) => ({
      ...{ id, authorName, at: at.toISOString() },
      content: sealed ? openNote(keys, id, sealed) : (content ?? ''),
    })),
    stores,
  };
}

function headOf(head: InquiryHead) {
  const { id, receivedAt, answeredAt, takenBy, takenByName, takenAt } = head;
  const { closedAt, closedByName, closeReason } = head;
  return {
    id,
    receivedAt: receivedAt.toISOString(),
    dueAt: answerDueAt(receivedAt).toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    taken:
      takenBy === null || takenAt === null
        ? null
        : { id: takenBy, name: takenByName ?? '', at: takenAt.toISOString() },
    closed:
      closedAt === null || closeReason === null
        ? null
        : { name: closedByName ?? '', at: closedAt.toISOString(), reason: closeReason },
  };
}

function masked(name: string, { email, phone, extension, content }: SealedParts) {
  return {
    name: maskName(name),
    email: maskEmail(email),
    phone: maskPhone(phone),
    extension: extension.replaceAll(/\d/g, '*'),
    content: maskWithinText(content),
  };
}

function whole(name: string, { phone, ...parts }: SealedParts) {
  return { name, phone: groupPhone(phone), ...parts };
}
