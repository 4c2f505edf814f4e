import type { Provider } from 'oidc-provider';
import type { Db } from '#server/db/database.ts';
import { noteSession } from '#server/sign-in/sessions/note-session.ts';
import { touchSession } from '#server/sign-in/sessions/sessions.queries.ts';

/** After each token response, records the sign-in's device and its last use. */
export function noteSessions(provider: Provider, db: Db): void {
  provider.use(async (ctx, next) => {
    await next();
    const { oidc } = ctx;
    const { jti: grantId, accountId: userId, clientId } = oidc?.entities.Grant ?? {};
    if (oidc?.route !== 'token' || ctx.status !== 200 || !grantId || !userId || !clientId) return;

    if (oidc.params?.grant_type === 'refresh_token') await touchSession(db, grantId);
    else await noteSession(db, { grantId, userId, clientId }, { headers: ctx.headers, ip: ctx.ip });
  });
}
