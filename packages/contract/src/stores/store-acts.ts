import type { ApplicationStatus } from './application.ts';

/**
 * Kinds of acts on orders. ADD: new orders and lines. SETTLE: paying open orders. RECEIPTED: sending sales
 * and payments that a till took without network.
 */
export type StoreAct = 'ADD' | 'SETTLE' | 'RECEIPTED';

/** For how many days after a suspension sales and payments taken without network are still recorded. */
export const receiptedDays = 30;

type Store = { applicationStatus: ApplicationStatus; terminatedAt: Date | null };

/** Whether a store may do this act at this time (docs/rules/stores-and-rights.md, Application). */
export function mayAct(act: StoreAct, { applicationStatus, terminatedAt }: Store, now: Date): boolean {
  if (applicationStatus === 'APPROVED') return true;
  if (applicationStatus !== 'TERMINATED' || act === 'ADD') return false;
  return act === 'SETTLE' || terminatedAt === null || now.getTime() < lastReceiptedAt(terminatedAt).getTime();
}

/** Until when sales and tenders taken without network are recorded for a suspended store. */
export function lastReceiptedAt(terminatedAt: Date): Date {
  return new Date(terminatedAt.getTime() + receiptedDays * 86_400_000);
}
