import { mayIn, type Right } from '@maru/contract/store-access/rights.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';

/**
 * Checks one more right, for acts whose data decide which right they need. The guard has already checked the right that
 * the endpoint requires.
 */
export function needRight({ membership }: Pick<StoreContext, 'membership'>, right: Right): void {
  if (!membership || !mayIn(membership, right)) {
    fail('FORBIDDEN', right === 'REFUND' || right === 'POINT' ? { reason: right } : undefined);
  }
}
