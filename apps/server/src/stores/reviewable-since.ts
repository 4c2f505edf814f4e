import {
  type ApplicationStatus,
  missingForApproval,
  neededForApproval,
} from '@maru/contract/stores/application.ts';
import type { Updateable } from 'kysely';
import type { DB } from '#server/db/schema.gen.ts';

type Fields = Parameters<typeof missingForApproval>[0];
type Row = Fields & { applicationStatus?: ApplicationStatus; reviewableSince?: Date | null };

const noFields = Object.fromEntries(neededForApproval.map((name) => [name, null])) as Fields;

/**
 * Since when a pending application can be decided, after these columns changed. Null while something is missing: then no
 * answer is due. `before` is empty for a new store.
 */
export function reviewableSince(
  before: Partial<Row>,
  columns: Updateable<DB['stores']>,
  now: Date,
): Date | null {
  const { registrationFileId: image = before.registrationImageKey } = columns;
  const after = { ...noFields, ...before, ...columns, registrationImageKey: image } as Row;
  if (after.applicationStatus !== 'PENDING' || missingForApproval(after).length > 0) return null;
  return before.reviewableSince ?? now;
}
