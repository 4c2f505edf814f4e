import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { listSessions as wire } from '@maru/contract/sign-in/sign-in.endpoints.ts';
import type { UserContext } from '#server/http/context.ts';
import type { ClientRules } from '#server/sign-in/clients/client-rules.ts';
import { needSelfOrAdmin } from '#server/users/one/need-self-or-admin.ts';
import { describeAgent } from './describe-agent.ts';
import { listLiveSessions } from './sessions.queries.ts';

/** For an outside app, which signs in from its own server, shows the app's name instead of a user agent. */
export function listSessionsBy({ rules }: { rules: Pick<ClientRules, 'find'> }) {
  return async function listSessions(
    context: UserContext,
    { id }: ParsedInputOf<typeof wire>,
  ): Promise<OutputOf<typeof wire>> {
    const { db, actor, language } = context;
    await needSelfOrAdmin(context, id);

    const sessions = await listLiveSessions(db, id);
    return sessions.map(({ grantId, clientId, userAgent, ...session }) => {
      const app = rules.find(clientId);
      return {
        id: session.id,
        ...(app ? { browser: app.name[language], system: null } : describeAgent(userAgent)),
        deviceType: session.deviceType,
        signedInAt: session.signedInAt.toISOString(),
        lastUsedAt: session.lastUsedAt.toISOString(),
        current: grantId === actor.grantId,
      };
    });
  };
}
