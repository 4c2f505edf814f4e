import type { Transaction } from './payment.ts';

const hours = 24;

/** Whether an owner may decide the outcome of a transaction, because its provider has not answered for so long. */
export function mayDecide({ status, at }: Pick<Transaction, 'status' | 'at'>, now: Date): boolean {
  const isUndecided = status === 'UNKNOWN' || status === 'REQUESTED';
  return isUndecided && now.getTime() - new Date(at).getTime() >= hours * 3_600_000;
}
