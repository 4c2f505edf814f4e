import type { Tx } from '#server/db/database.ts';
import type { Actor } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { listAnswers } from '#server/inquiries/answers.queries.ts';
import { type InquiryHead, lockInquiry } from '#server/inquiries/inquiries.queries.ts';

/**
 * Locks an inquiry that waits for its answer. Refuses with INQUIRY_ANSWERED or INQUIRY_CLOSED, naming who was first.
 */
export async function lockWaiting(tx: Tx, inquiryId: string): Promise<InquiryHead> {
  const inquiry = (await lockInquiry(tx, inquiryId)) ?? fail('NOT_FOUND');
  if (inquiry.answeredAt) {
    const answer = (await listAnswers(tx, inquiryId)).at(-1);
    fail('INQUIRY_ANSWERED', other(answer?.authorId ?? '', answer?.authorName ?? '', inquiry.answeredAt));
  }
  const { closedAt, closedBy, closedByName } = inquiry;
  if (closedAt) fail('INQUIRY_CLOSED', other(closedBy ?? '', closedByName ?? '', closedAt));
  return inquiry;
}

/** Refuses with INQUIRY_TAKEN if an admin other than the caller has taken it. */
export function refuseIfTaken({ takenBy, takenByName, takenAt }: InquiryHead, { userId }: Actor): void {
  if (takenBy === null || takenAt === null || takenBy === userId) return;
  fail('INQUIRY_TAKEN', other(takenBy, takenByName ?? '', takenAt));
}

/** A user who has left Maru has no name. */
function other(byId: string, by: string, at: Date) {
  return { byId, by, at: at.toISOString(), ...(by === '' && { reason: 'LEFT' as const }) };
}
