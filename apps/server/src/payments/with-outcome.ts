import { businessDateOf } from '@maru/contract/time/business-date.ts';
import type { CardOutcome } from '#server/providers/card/card-provider.ts';
import type { TransactionRecord } from './payment-records.ts';

type Approved = Extract<CardOutcome, { status: 'APPROVED' }>;
type Declined = Extract<CardOutcome, { status: 'FAILED' }>;

/** A provider's outcome, or one that an owner decided without the data of a card. */
export type Outcome =
  | { [K in keyof Approved]: K extends 'status' | 'at' ? Approved[K] : string | null }
  | { [K in keyof Declined]: K extends 'status' ? Declined[K] : string | null }
  | { status: 'UNKNOWN' };

export function isUndecided({ status }: Pick<TransactionRecord, 'status'>): boolean {
  return status === 'REQUESTED' || status === 'UNKNOWN';
}

/**
 * A transaction with its provider's outcome. Its event date is the business day on which the provider approved it, even
 * if we learn that on a later day, but never before the order's business date: the day start may have changed since,
 * and clocks differ.
 */
export function withOutcome(
  transaction: TransactionRecord,
  outcome: Outcome,
  { now, eventDate, dayStart }: { now: Date; eventDate: string; dayStart: number },
): TransactionRecord {
  if (outcome.status === 'UNKNOWN') return { ...transaction, status: 'UNKNOWN' };

  const settled = { ...transaction, settledAt: now.toISOString() };
  if (outcome.status === 'FAILED') return { ...settled, status: 'FAILED', failure: outcome.failure };
  const { status, approvalNumber, cardNumber, cardIssuer, at } = outcome;
  const { businessDate: ordered } = transaction;
  // If the provider's clock is ahead, its time lies in the future and is not used.
  const wasBefore = at !== undefined && at < now;
  const approved = {
    ...settled,
    ...(wasBefore && { settledAt: at.toISOString() }),
    ...{ status, eventDate: wasBefore ? laterOf(businessDateOf(at, dayStart), ordered) : eventDate },
  };
  return { ...approved, approvalNumber, cardNumber, cardIssuer };
}

function laterOf(one: string, other: string): string {
  return one > other ? one : other;
}
