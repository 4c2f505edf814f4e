import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { getUserDeletion as wire } from '@maru/contract/profile/deletion.endpoints.ts';
import type { UserContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { planLeaving } from '#server/store-access/leaving/leave-stores.ts';
import { isLastAdmin } from '#server/users/erase-user.ts';
import { destroyedOn } from './keep-user-data.ts';
import { listGrounds } from './kept-users.queries.ts';

type Parts = { isAdmin: (userId: string) => Promise<boolean> };

/** Returns what a deletion would do. Changes nothing. */
export function getUserDeletionBy({ isAdmin }: Parts) {
  return async function getUserDeletion(
    { db, actor, now }: UserContext,
    { userId }: ParsedInputOf<typeof wire>,
  ): Promise<OutputOf<typeof wire>> {
    if (userId !== actor.userId && !(await isAdmin(actor.userId))) fail('NOT_FOUND');
    const isLast = (await isLastAdmin(db, userId)) ?? fail('NOT_FOUND');
    const stores = await planLeaving(db, userId);
    const grounds = await listGrounds(db, userId);
    return {
      isLastAdmin: isLast,
      stores: stores.map(({ storeId, storeName, applicationStatus, role, outcome }) => {
        return { storeId, name: storeName, applicationStatus, role, outcome };
      }),
      kept: grounds.map((ground) => ({ ground, destroyOn: destroyedOn(ground, now) })),
    };
  };
}
