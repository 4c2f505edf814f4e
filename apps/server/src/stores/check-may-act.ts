import type { ApplicationStatus } from '@maru/contract/stores/application.ts';
import { mayAct, type StoreAct } from '@maru/contract/stores/store-acts.ts';
import { fail } from '#server/http/refusal.ts';

/** Refuses an act on orders that the store's application status does not allow. */
export function checkMayAct(
  act: StoreAct,
  store: { applicationStatus: ApplicationStatus; terminatedAt: Date | null },
  now: Date,
): void {
  if (mayAct(act, store, now)) return;
  if (store.applicationStatus !== 'TERMINATED') fail('STORE_NOT_APPROVED');
  fail('STORE_TERMINATED', { reason: act === 'ADD' ? 'ADD' : 'TOO_LATE' });
}
