import type { DbOrTx } from '#server/db/database.ts';
import { findNameOfMember } from './store-access.queries.ts';

/** The name of a person who is a member of the store, or was one at that time; undefined for anybody else. */
export function nameOfMember(db: DbOrTx, who: { storeId: string; userId: string; at: Date }) {
  return findNameOfMember(db, who);
}
