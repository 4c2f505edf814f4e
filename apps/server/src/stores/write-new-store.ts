import type { ApplicationStatus } from '@maru/contract/stores/application.ts';
import type { Tx } from '#server/db/database.ts';
import { insertEventCounter } from '#server/live/store-events.queries.ts';
import { enqueueBusinessCheck } from './business-check/enqueue-business-check.ts';
import { reviewableSince } from './reviewable-since.ts';
import { asColumns, type StoreFields } from './store-columns.ts';
import { insertApplicationMove, insertStore } from './stores.queries.ts';

export type NewStore = {
  storeId: string;
  fields: StoreFields & { name: string };
  status: Extract<ApplicationStatus, 'DRAFT' | 'PENDING'>;
  userId: string;
  now: Date;
};

/** Inserts a store and its application status. The features that own members and settings insert those. */
export async function writeNewStore(
  tx: Tx,
  { storeId, fields, status, userId, now }: NewStore,
): Promise<void> {
  const isSubmitted = status === 'PENDING';
  const columns = { ...asColumns(fields), applicationStatus: status };
  await insertStore(tx, {
    ...{ ...columns, id: storeId, name: fields.name },
    ...{ createdAt: now, updatedAt: now, updatedBy: userId },
    submittedAt: isSubmitted ? now : null,
    reviewableSince: reviewableSince({}, columns, now),
  });
  await insertEventCounter(tx, storeId);
  const move = { storeId, reason: '', side: 'OWNER', by: userId, at: now, reviewableSince: null } as const;
  await insertApplicationMove(tx, { ...move, from: null, to: 'DRAFT' });
  if (isSubmitted) await insertApplicationMove(tx, { ...move, from: 'DRAFT', to: 'PENDING' });
  if (fields.businessNumber) await enqueueBusinessCheck(tx, storeId);
}
