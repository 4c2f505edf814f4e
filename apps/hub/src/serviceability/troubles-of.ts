import type { AdminHome } from './serviceability.api.ts';

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

/** What is overdue or failed, the most urgent first. */
export function troublesOf(adminHome: AdminHome): { kind: TroubleKind; count: number }[] {
  const counts: Record<TroubleKind, number> = {
    approvals: adminHome.approvals.overdue,
    inquiries: adminHome.inquiries.overdue,
    failedMessages: adminHome.messages.failed,
    lateMessages: adminHome.messages.late,
    failedReceipts: adminHome.receipts.failed,
    unknownPayments: adminHome.payments.unknown,
    failedJobs: adminHome.jobs.failed,
    lateJobs: adminHome.jobs.late,
  };
  return troubleKinds.map((kind) => ({ kind, count: counts[kind] })).filter(({ count }) => count > 0);
}
