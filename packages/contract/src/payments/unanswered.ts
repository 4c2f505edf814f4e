import type { Transaction } from './payment.ts';

const hours = 24;

/** Whether a provider has not answered for so long that an owner may decide in its place. */
export function isLongUnanswered(since: string, now: Date): boolean {
  return now.getTime() - new Date(since).getTime() >= hours * 3_600_000;
}

/**
 * Whether an owner may decide the outcome of a transaction, because its provider has not answered for long
 * enough.
 */
export function mayDecide({ status, at }: Pick<Transaction, 'status' | 'at'>, now: Date): boolean {
  const isUndecided = status === 'UNKNOWN' || status === 'REQUESTED';
  return isUndecided && isLongUnanswered(at, now);
}
