import type { ProviderFailure } from '@maru/contract/payments/provider-failures.ts';
import type { NamedReceipt } from '#server/cash-receipts/cash-receipt-records.ts';

const minute = 60_000;
/** Waits before a receipt is sent again that its issuer refused for now, or did not take although it answers. */
const waits = [1, 5, 15, 60, 180].map((minutes) => minutes * minute);

/** The issuer cannot issue it now; later it may. */
export const tryLater = 'TRY_LATER' satisfies ProviderFailure;

/** The receipt as it waits for its next try; undefined once there were enough. */
export function triedLater(receipt: NamedReceipt, now: Date): NamedReceipt | undefined {
  const wait = waits[receipt.tries];
  if (wait === undefined) return undefined;
  const retryAt = new Date(now.getTime() + wait).toISOString();
  return { ...receipt, failure: tryLater, tries: receipt.tries + 1, retryAt };
}

/** Whether it waits for its next try. */
export function isToWait({ retryAt }: Pick<NamedReceipt, 'retryAt'>, now: Date): boolean {
  return retryAt !== null && now.getTime() < Date.parse(retryAt);
}
