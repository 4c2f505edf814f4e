import type { EarningTerms } from '@maru/contract/points/earn.ts';
import type { EntryKind } from '@maru/contract/points/reward.ts';

/** The customer of an order, and what the ledger says of it. */
export type OrderPointsRecord = {
  customer: { id: string; name: string; phoneLast4: string | null };
  /** Unexpired points. */
  balance: number;
  entries: readonly { kind: EntryKind; amount: number; debt: number }[];
  /** Points of other stores that the order took, negative where they went back. */
  elsewhere: readonly TakenElsewhere[];
  /** The terms in force now; null if the store never saved any. */
  terms: EarningTerms | null;
  /** The terms by which the order earned last; null if it never did. */
  termsAtEarning: EarningTerms | null;
  /** Points that the order earned and that were neither taken back nor expired unused. */
  standing: number;
};

export type TakenElsewhere = {
  storeId: string;
  /** Name of the store. */
  store: string;
  customerId: string;
  amount: number;
  at: string;
};
