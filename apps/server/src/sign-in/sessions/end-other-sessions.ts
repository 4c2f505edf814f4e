import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { endOtherSessions as wire } from '@maru/contract/sign-in/sign-in.endpoints.ts';
import { writeUserTrail } from '#server/audit/write-trail.ts';
import type { UserContext } from '#server/http/context.ts';
import { endSessionsOf } from '#server/sign-in/end-sessions-of.ts';
import { needSelfOrAdmin } from '#server/users/one/need-self-or-admin.ts';
import { listLiveSessions } from './sessions.queries.ts';

/** Ends the sign-ins of the caller on other devices, or, for an admin, those of another user on every device. */
export async function endOtherSessions(
  context: UserContext,
  { id }: ParsedInputOf<typeof wire>,
): Promise<OutputOf<typeof wire>> {
  const { actor, transaction } = context;
  const as = await needSelfOrAdmin(context, id);

  return transaction(async (tx) => {
    // User tokens of single pages end, too, but are not counted, because the list does not show them.
    const listed = await listLiveSessions(tx, id);
    await endSessionsOf(tx, id, as === 'self' ? { except: actor.grantId } : {});
    const ended = listed.filter(({ grantId }) => grantId !== actor.grantId).length;
    if (as === 'admin') {
      await writeUserTrail(tx, context, {
        ...{ userId: id, module: 'sign-in', act: 'endOtherSessions', logLevel: 'WARN' },
        before: null,
        after: { ended },
      });
    }
    return { ended };
  });
}
