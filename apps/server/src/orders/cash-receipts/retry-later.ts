import type { ProviderFailure } from '@maru/contract/payments/provider-failures.ts';
import type { NamedReceipt } from '#server/cash-receipts/cash-receipt-records.ts';

const minute = 60_000;
/**
 * Delays before a receipt is sent again after its issuer refused it temporarily or answered that it does not know it.
 */
const waits = [1, 5, 15, 60, 180].map((minutes) => minutes * minute);

/** The issuer cannot issue the receipt now, but may later. */
export const tryLater = 'TRY_LATER' satisfies ProviderFailure;

/** The receipt with the time of its next try; undefined after the last try. */
export function triedLater(receipt: NamedReceipt, now: Date): NamedReceipt | undefined {
  const wait = waits[receipt.tries];
  if (wait === undefined) return undefined;
  const retryAt = new Date(now.getTime() + wait).toISOString();
  return { ...receipt, failure: tryLater, tries: receipt.tries + 1, retryAt };
}

/** Whether the receipt still waits for its next try. */
export function isToWait({ retryAt }: Pick<NamedReceipt, 'retryAt'>, now: Date): boolean {
  return retryAt !== null && now.getTime() < Date.parse(retryAt);
}
