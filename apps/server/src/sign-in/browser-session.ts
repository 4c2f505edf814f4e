import type { FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Provider, type Session } from 'oidc-provider';
import type { Db } from '#server/db/database.ts';
import type { OfEpoch } from './provider/keep-epoch.ts';
import { sessionCookie, sessionSeconds } from './provider/provider-settings.ts';
import { deleteGrant } from './provider/records.queries.ts';

export type WaitingSignIn = Awaited<ReturnType<Provider['interactionDetails']>>;

/** The waiting sign-in of this browser, if an app began one. */
export async function findWaitingSignIn(provider: Provider, { raw }: FastifyRequest, reply: FastifyReply) {
  try {
    return await provider.interactionDetails(raw, reply.raw);
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
}

/** The site of the app that a waiting sign-in goes back to, which the browser lets a form lead on to only where it is named. */
export function whereToOf({ params }: WaitingSignIn): string {
  return new URL(String(params.redirect_uri)).origin;
}

/** A sign-in that was begun and left is over in this browser. */
export function forgetWaitingSignIn(provider: Provider, { raw }: FastifyRequest, reply: FastifyReply): void {
  const { cookies } = provider.createContext(raw, reply.raw);
  cookies.secure = provider.issuer.startsWith('https:');
  cookies.set(provider.cookieName('interaction'), null, sessionCookie);
  reply.header('set-cookie', reply.raw.getHeader('set-cookie'));
}

/** Who is signed in in this browser. */
export async function signedInUser(
  provider: Provider,
  { raw }: FastifyRequest,
  reply: FastifyReply,
): Promise<string | undefined> {
  const session = await provider.Session.get(provider.createContext(raw, reply.raw));
  return session.accountId;
}

/** Ends what this browser has: its session, and the grants with their tokens that came from it. */
export async function endBrowserSession(
  provider: Provider,
  { raw }: FastifyRequest,
  reply: FastifyReply,
  db: Db,
): Promise<void> {
  const ctx = provider.createContext(raw, reply.raw);
  const ended = await endSession(await provider.Session.get(ctx), db);
  for (const grantId of ended) provider.emit('grant.revoked', ctx, grantId);
  ctx.cookies.secure = provider.issuer.startsWith('https:');
  ctx.cookies.set(provider.cookieName('session'), null, sessionCookie);
  reply.header('set-cookie', reply.raw.getHeader('set-cookie'));
}

/**
 * Begins a session without an app having asked: somebody signed in at the bare login page. The id is a new one, so
 * that one planted before is worth nothing; whoever was signed in before is signed out.
 */
export async function beginSession(
  provider: Provider,
  { accountId, epoch }: { accountId: string; epoch: number },
  { request, reply, db }: { request: FastifyRequest; reply: FastifyReply; db: Db },
): Promise<void> {
  const ctx = provider.createContext(request.raw, reply.raw);
  const before = await provider.Session.get(ctx);
  if (before.accountId !== undefined && before.accountId !== accountId) await endSession(before, db);

  const session = before.accountId === accountId ? before : new provider.Session();
  if (session === before) session.resetIdentifier();
  session.loginAccount({ accountId, amr: ['pwd'], acr: 'pwd' });
  Object.assign(session, { epoch } satisfies OfEpoch);
  await session.save(sessionSeconds);

  // The library's own middleware would do this; here none of it runs.
  ctx.cookies.secure = provider.issuer.startsWith('https:');
  ctx.cookies.set(provider.cookieName('session'), session.jti, {
    ...sessionCookie,
    expires: new Date(session.exp * 1000),
  });
  reply.header('set-cookie', reply.raw.getHeader('set-cookie'));
}

/** Answers the grants that ended. */
async function endSession(session: Session, db: Db): Promise<string[]> {
  const grantIds = Object.values(session.authorizations ?? {}).flatMap(({ grantId }) => grantId ?? []);
  for (const grantId of grantIds) await deleteGrant(db, grantId);
  await session.destroy();
  return grantIds;
}
