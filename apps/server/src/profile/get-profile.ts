import type { UserContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { findProfile } from './profile.queries.ts';

export async function getProfile({ db, actor }: UserContext) {
  return (await findProfile(db, actor.userId)) ?? fail('UNAUTHENTICATED');
}
