import { fail } from '#server/http/refusal.ts';

/** Refuses what only an approved store does, such as taking orders; one that was closed is none any more. */
export function checkApproved({ applicationStatus }: { applicationStatus: string }): void {
  if (applicationStatus !== 'APPROVED') fail('STORE_NOT_APPROVED');
}
