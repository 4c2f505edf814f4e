import type {
  StorePhoneConfirmation,
  getStorePhoneConfirmation as wire,
} from '@maru/contract/app-lock/store-phone-reset.endpoints.ts';
import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { Context } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { readStoreToken } from '#server/keys/store-token.ts';
import { confirmationOf } from './confirmation-of.ts';

/** Data for the page behind the link. Read only, because link previews open it too. */
export async function getStorePhoneConfirmation(
  { db, now }: Context,
  { token }: ParsedInputOf<typeof wire>,
): Promise<StorePhoneConfirmation> {
  const key = readStoreToken(token) ?? fail('NOT_FOUND');
  return (await confirmationOf(db, key, now)) ?? fail('NOT_FOUND');
}
