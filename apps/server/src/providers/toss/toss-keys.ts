import type { TossCalls } from './toss-calls.ts';
import { undecided } from './toss-calls.ts';
import { isNotFound } from './toss-payment.ts';
import { isKeyRefusal } from './toss-refusals.ts';

/** No order has this id. The provider says so only to a caller with a valid key. */
const noOrder = 'keys-of-a-store-are-tried';

/**
 * Reads a payment that does not exist. Rejects unless the provider says that it does not exist or that the key is
 * wrong.
 */
export async function tryTossKeys(
  calls: TossCalls,
  secretKey: string,
  signal: AbortSignal,
): Promise<'ACCEPTED' | 'REFUSED'> {
  const answer = await calls.get(`/v1/payments/orders/${noOrder}`, { secretKey, signal });
  if (isNotFound(answer)) return 'ACCEPTED';
  if (answer.kind === 'REFUSED' && isKeyRefusal(answer.code)) return 'REFUSED';
  throw undecided(answer);
}
