import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { requestResetPasswordEmail as wire } from '@maru/contract/recovery/recovery.endpoints.ts';
import type { Context } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { limitResetMails, mailReset, type ResetMailParts } from './mail-reset.ts';
import { findUserToWrite } from './recovery.queries.ts';

export function requestResetPasswordEmailBy(parts: ResetMailParts) {
  return async function requestResetPasswordEmail(
    context: Context,
    { username }: ParsedInputOf<typeof wire>,
  ): Promise<undefined> {
    await limitResetMails(context, parts, username);
    const user = (await findUserToWrite(context.db, { username })) ?? fail('EMAIL_NOT_FOUND');
    await mailReset(context, parts, user);
  };
}
