import type { FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Provider, type Session } from 'oidc-provider';
import type { Db } from '#server/db/database.ts';
import { sessionCookie, sessionSeconds } from './provider/provider-settings.ts';
import { deleteGrant } from './provider/records.queries.ts';
import type { OfEpoch } from './provider/store-epoch.ts';

export type WaitingSignIn = Awaited<ReturnType<Provider['interactionDetails']>>;

/** This browser's pending sign-in, if an app began one. */
export async function findWaitingSignIn(provider: Provider, { raw }: FastifyRequest, reply: FastifyReply) {
  try {
    return await provider.interactionDetails(raw, reply.raw);
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
}

/**
 * The origin of the app that a pending sign-in returns to. The CSP must name it, or the browser blocks the form's
 * redirect.
 */
export function whereToOf({ params }: WaitingSignIn): string {
  return new URL(String(params.redirect_uri)).origin;
}

/** Drops this browser's pending sign-in. */
export function forgetWaitingSignIn(provider: Provider, { raw }: FastifyRequest, reply: FastifyReply): void {
  const { cookies } = provider.createContext(raw, reply.raw);
  cookies.secure = provider.issuer.startsWith('https:');
  cookies.set(provider.cookieName('interaction'), null, sessionCookie);
  reply.header('set-cookie', reply.raw.getHeader('set-cookie'));
}

/** Returns the user who is signed in in this browser. */
export async function signedInUser(
  provider: Provider,
  { raw }: FastifyRequest,
  reply: FastifyReply,
): Promise<string | undefined> {
  const session = await provider.Session.get(provider.createContext(raw, reply.raw));
  return session.accountId;
}

/** Ends this browser's session and its grants with their tokens. */
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
 * Begins a session without an app's request, after a sign-in at the plain login page. It gets a new id, against session
 * fixation, and whoever was signed in before is signed out.
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

  // The library's middleware, which would set this, does not run here.
  ctx.cookies.secure = provider.issuer.startsWith('https:');
  ctx.cookies.set(provider.cookieName('session'), session.jti, {
    ...sessionCookie,
    expires: new Date(session.exp * 1000),
  });
  reply.header('set-cookie', reply.raw.getHeader('set-cookie'));
}

/** Returns the ids of the ended grants. */
async function endSession(session: Session, db: Db): Promise<string[]> {
  const grantIds = Object.values(session.authorizations ?? {}).flatMap(({ grantId }) => grantId ?? []);
  for (const grantId of grantIds) await deleteGrant(db, grantId);
  await session.destroy();
  return grantIds;
}
