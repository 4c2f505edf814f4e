import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import { startOfDay } from '@maru/contract/time/business-date.ts';
import type { getAllUsers as wire } from '@maru/contract/users/users.endpoints.ts';
import type { UserContext } from '#server/http/context.ts';
import { findUserRow } from './user-list.queries.ts';
import { presentRow, userPage } from './user-page.ts';

export async function getAllUsers(
  { db }: UserContext,
  { userId, registeredFrom, ...page }: ParsedInputOf<typeof wire>,
): Promise<OutputOf<typeof wire>> {
  if (userId === undefined) {
    const from = registeredFrom === undefined ? undefined : startOfDay(registeredFrom, 0);
    return userPage(db, [{ by: 'date', from }], page);
  }

  const row = await findUserRow(db, userId);
  const content = row ? [presentRow(row)] : [];
  return {
    content,
    ...{ nextCursor: null, previousCursor: null, more: false },
    ...{ numberOfElements: content.length, totalElements: content.length },
  };
}
