import type { StorePhoneConfirmation } from '@maru/contract/app-lock/store-phone-reset.endpoints.ts';
import { maskPhone } from '#server/audit/mask.ts';
import type { DbOrTx } from '#server/db/database.ts';
import type { StoreTokenKey } from '#server/keys/store-token.ts';
import { resetStateOf } from './present-reset.ts';
import { findResetByToken } from './store-phone-resets.queries.ts';

/** What the page behind the link shows. */
export async function confirmationOf(
  db: DbOrTx,
  key: StoreTokenKey,
  now: Date,
): Promise<StorePhoneConfirmation | undefined> {
  const found = await findResetByToken(db, key);
  if (!found) return undefined;
  return {
    ...{ storeName: found.storeName, phone: maskPhone(found.phone), state: resetStateOf(found, now) },
    expiresAt: found.expiresAt.toISOString(),
    holdsAt: found.holdsAt?.toISOString() ?? null,
  };
}
