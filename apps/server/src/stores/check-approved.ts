import { fail } from '#server/http/refusal.ts';

/** Refuses what only an approved store may do, such as taking orders. A terminated store is not approved. */
export function checkApproved({ applicationStatus }: { applicationStatus: string }): void {
  if (applicationStatus !== 'APPROVED') fail('STORE_NOT_APPROVED');
}
