import { fail } from '#server/http/refusal.ts';

/** Refuses what only an approved store may do, such as taking orders. A terminated store is not approved. */
export function checkApproved({ applicationStatus }: { applicationStatus: string }): void {
  if (applicationStatus !== 'APPROVED') fail('STORE_NOT_APPROVED');
}

/** Refuses sales that were paid in hand without network before they could be sent. */
export function checkReceives(store: { applicationStatus: string }): void {
  checkApproved(store);
}
