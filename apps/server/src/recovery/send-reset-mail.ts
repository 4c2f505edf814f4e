import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { sendResetMail as wire } from '@maru/contract/recovery/recovery.endpoints.ts';
import { writeUserTrail } from '#server/audit/write-trail.ts';
import type { UserContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { limitResetMails, mailReset, type ResetMailParts } from './mail-reset.ts';
import { findUserToWrite } from './recovery.queries.ts';

/** Lets an admin send a reset mail without seeing the address. */
export function sendResetMailBy(parts: ResetMailParts) {
  return async function sendResetMail(
    context: UserContext,
    { id }: ParsedInputOf<typeof wire>,
  ): Promise<undefined> {
    const user = (await findUserToWrite(context.db, { id })) ?? fail('NOT_FOUND');
    await limitResetMails(context, parts, user.username);
    await mailReset(context, parts, user, (tx) =>
      writeUserTrail(tx, context, {
        ...{ userId: id, module: 'recovery', act: 'sendResetMail' },
        ...{ before: null, after: {} },
      }),
    );
  };
}
