import { type ApplicationStatus, missingForApproval } from '@maru/contract/stores/application.ts';
import type { Updateable } from 'kysely';
import type { DB } from '#server/db/schema.gen.ts';

type Row = Parameters<typeof missingForApproval>[0] & {
  applicationStatus?: ApplicationStatus;
  reviewableSince?: Date | null;
};

/**
 * Since when a pending application can be decided, after these columns changed. Null while something is missing: then no
 * answer is due.
 */
export function reviewableSince(before: Row, columns: Updateable<DB['stores']>, now: Date): Date | null {
  const { registrationFileId: image = before.registrationImageKey } = columns;
  const after = { ...before, ...columns, registrationImageKey: image } as Row;
  if (after.applicationStatus !== 'PENDING' || missingForApproval(after).length > 0) return null;
  return before.reviewableSince ?? now;
}
