import type { UserContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { profileOf } from '#server/users/profile-of.ts';
import { type OwnProfile, presentProfile } from './present-profile.ts';

export async function getProfile({ db, actor }: UserContext): Promise<OwnProfile> {
  return presentProfile((await profileOf(db, actor.userId)) ?? fail('UNAUTHENTICATED'));
}
