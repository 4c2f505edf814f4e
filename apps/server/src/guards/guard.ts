import type { Access, Endpoint } from '@maru/contract/endpoint.ts';
import { type Membership, mayIn } from '@maru/contract/store-access/rights.ts';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { type Guards, userScope } from './guards.ts';

/** All access checks: `caller` first, then, once the input is parsed, `membership`. */
export const guard = { caller, membership };

/**
 * The signed-in user. Without one, returns undefined if the endpoint is open to anyone, else refuses with
 * UNAUTHENTICATED.
 */
async function caller(
  { access }: Endpoint,
  request: FastifyRequest,
  guards: Guards,
): Promise<Actor | undefined> {
  const open = access.some(({ kind }) => kind === 'anyone');
  const actor = await signedIn(request, guards);
  if (!actor && !open) fail('UNAUTHENTICATED');
  return actor;
}

async function signedIn({ headers }: FastifyRequest, guards: Guards): Promise<Actor | undefined> {
  const token = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  const claims = token ? await guards.verifyAccessToken(token) : undefined;
  if (!claims?.userId || !claims.grantId || !claims.scope.includes(userScope)) return undefined;
  if (!(await guards.isGrantAlive(claims.grantId))) return undefined;
  return { userId: claims.userId, grantId: claims.grantId, clientId: claims.clientId };
}

/**
 * The caller's membership of the store that the call names. An unknown store and a store of others look alike
 * (NOT_FOUND). A member without the right gets FORBIDDEN. A locked part is LOCKED, even for the owner, and for an admin who
 * is a member of the store.
 */
async function membership(
  endpoint: Endpoint,
  actor: Actor | undefined,
  storeId: string | undefined,
  guards: Guards,
): Promise<Membership | undefined> {
  const { access, lock } = endpoint;
  if (!actor || access.some(({ kind }) => kind === 'anyone' || kind === 'user')) return undefined;
  if (access.some(({ kind }) => kind === 'admin') && (await guards.isAdmin(actor.userId))) {
    const isMember = lock && storeId && (await guards.findMembership(storeId, actor.userId));
    if (isMember) await refuseIfLocked(endpoint, actor, storeId, guards);
    return undefined;
  }
  if (!storeId) fail('FORBIDDEN');

  const found = await guards.findMembership(storeId, actor.userId);
  if (!found) fail('NOT_FOUND');
  if (!access.some((way) => isMet(way, found))) fail('FORBIDDEN');
  await refuseIfLocked(endpoint, actor, storeId, guards);
  return found;
}

async function refuseIfLocked({ lock }: Endpoint, { grantId }: Actor, storeId: string, guards: Guards) {
  const locked = lock && (await guards.findLock(storeId, grantId, lock));
  if (locked) fail('LOCKED', { part: lock, storePhone: locked.storePhone });
}

function isMet(way: Access, found: Membership): boolean {
  if (way.kind === 'owner') return found.role === 'OWNER';
  return way.kind === 'member' && mayIn(found, way.right);
}
