import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { findUsernameByCellphone as wire } from '@maru/contract/recovery/recovery.endpoints.ts';
import type { Context } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { browserOf } from '#server/verification/browser-cookie.ts';
import { phoneOf } from '#server/verification/phone-of.ts';
import { spendTicket } from '#server/verification/spend-ticket.ts';
import { findUsernameOfPhone } from './recovery.queries.ts';

/** Returns the username for a phone that was just verified in this browser; once per ticket. */
export function findUsernameByCellphoneBy({ accountUrl }: { accountUrl: string }) {
  return async function findUsernameByCellphone(
    { now, request, transaction }: Context,
    input: ParsedInputOf<typeof wire>,
  ): Promise<string> {
    const { e164: phone } = phoneOf(input);
    const ticket = { phone, purpose: 'FIND_USERNAME', browser: browserOf(request, accountUrl), now } as const;
    return transaction(async (tx) => {
      if (!(await spendTicket(tx, ticket))) fail('PHONE_NOT_VERIFIED');
      return (await findUsernameOfPhone(tx, phone)) ?? fail('EMAIL_NOT_FOUND');
    });
  };
}
