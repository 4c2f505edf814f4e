import type { EarningTerms } from '@maru/contract/points/earn.ts';
import type { EntryKind } from '@maru/contract/points/reward.ts';

/** The customer of an order, and what the ledger says of it. */
export type OrderPointsRecord = {
  customer: { id: string; name: string; phoneLast4: string | null };
  /** As last booked. */
  balance: number;
  entries: readonly { kind: EntryKind; amount: number; debt: number }[];
  /** The terms in force now; null if the store never saved any. */
  terms: EarningTerms | null;
};
