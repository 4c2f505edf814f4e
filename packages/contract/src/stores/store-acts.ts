import type { ApplicationStatus } from './application.ts';

/**
 * What a store does with orders. ADD: new orders and lines. SETTLE: paying what is open. RECEIPTED: sales and tenders
 * that a till took without network.
 */
export type StoreAct = 'ADD' | 'SETTLE' | 'RECEIPTED';

/** A suspended store's tills may hand in for so long what they took before. */
export const receiptedDays = 30;

type Store = { applicationStatus: ApplicationStatus; terminatedAt: Date | null };

/** Whether a store may do this now (docs/rules/stores-and-rights.md, Suspended stores). */
export function mayAct(act: StoreAct, { applicationStatus, terminatedAt }: Store, now: Date): boolean {
  if (applicationStatus === 'APPROVED') return true;
  if (applicationStatus !== 'TERMINATED' || act === 'ADD') return false;
  return act === 'SETTLE' || terminatedAt === null || now.getTime() < lastReceiptedAt(terminatedAt).getTime();
}

/** Until when a suspended store's tills may hand in what they took before. */
export function lastReceiptedAt(terminatedAt: Date): Date {
  return new Date(terminatedAt.getTime() + receiptedDays * 86_400_000);
}
