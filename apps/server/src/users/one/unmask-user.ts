import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { unmaskUser as wire } from '@maru/contract/users/users.endpoints.ts';
import { writeUserTrail } from '#server/audit/write-trail.ts';
import type { UserContext } from '#server/http/context.ts';
import { countTriesOf } from '#server/http/rate-limits.ts';
import type { HubMailParts } from '#server/messaging/post.ts';
import { postManyUnmaskedMail } from './post-many-unmasked-mail.ts';
import { presentUser, type ShownUser } from './present-user.ts';

/** In an hour; the other admins are told at this one, and only then. */
export const unusuallyMany = 20;

/** Who saw a whole name, address and number is recorded with the reason before the answer leaves. */
export function unmaskUserBy(parts: HubMailParts) {
  return (context: UserContext, { id, reason }: ParsedInputOf<typeof wire>): Promise<ShownUser> =>
    context.transaction(async (tx) => {
      const { actor } = context;
      const shown = await presentUser(tx, id, 'whole');
      const count = await countTriesOf(tx, 'admin: accounts unmasked in an hour', actor.userId);
      await writeUserTrail(tx, context, {
        ...{ userId: id, module: 'users', act: 'unmaskUser' },
        before: null,
        after: { reason },
      });
      if (count === unusuallyMany) await postManyUnmaskedMail(tx, parts, { adminId: actor.userId, count });
      return shown;
    });
}
