import type { Desk } from './serviceability.api.ts';

export const troubleKinds = [
  'approvals',
  'inquiries',
  'failedMessages',
  'lateMessages',
  'failedReceipts',
  'unknownPayments',
  'failedJobs',
  'lateJobs',
] as const;
export type TroubleKind = (typeof troubleKinds)[number];

/** What is overdue or went wrong, the most urgent first. */
export function troublesOf(desk: Desk): { kind: TroubleKind; count: number }[] {
  const counts: Record<TroubleKind, number> = {
    approvals: desk.approvals.overdue,
    inquiries: desk.inquiries.overdue,
    failedMessages: desk.messages.failed,
    lateMessages: desk.messages.late,
    failedReceipts: desk.receipts.failed,
    unknownPayments: desk.payments.unknown,
    failedJobs: desk.jobs.failed,
    lateJobs: desk.jobs.late,
  };
  return troubleKinds.map((kind) => ({ kind, count: counts[kind] })).filter(({ count }) => count > 0);
}
