import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import { birthdayProblem } from '@maru/contract/profile/birthday.ts';
import type { updateProfile as wire } from '@maru/contract/profile/profile-changes.endpoints.ts';
import { businessDateOf } from '@maru/contract/time/business-date.ts';
import { writeUserTrail } from '#server/audit/write-trail.ts';
import type { AdmitFile } from '#server/files/admit-file.ts';
import type { UserContext } from '#server/http/context.ts';
import { fail, failStale, Refusal } from '#server/http/refusal.ts';
import { lockProfileOf, profileOf, type UserProfile } from '#server/users/profile-of.ts';
import { setPersonal } from '#server/users/set-personal.ts';
import { type OwnProfile, ownProfile, presentProfile } from './present-profile.ts';

type Input = ParsedInputOf<typeof wire>;

/** Changes a person's own data. A new picture is inspected before the transaction begins, because that takes a while. */
export function updateProfileBy(admitFile: AdmitFile) {
  return async function updateProfile(context: UserContext, input: Input): Promise<OwnProfile> {
    const { userId, version, pictureKey, ...fields } = input;
    const { db, actor, now } = context;
    if (userId !== actor.userId) fail('NOT_FOUND');
    refuseWrongBirthday(fields.birthday, now);
    const seen = (await profileOf(db, userId)) ?? fail('NOT_FOUND');
    if (seen.version !== version) refuseStale(context, seen);
    const pictureFileId = await admitPicture(admitFile, { pictureKey, present: seen.pictureKey, userId });

    return context.transaction(async (tx) => {
      const before = (await lockProfileOf(tx, userId)) ?? fail('NOT_FOUND');
      if (before.version !== version) refuseStale(context, before);
      await setPersonal(tx, userId, { ...fields, pictureFileId }, now);
      const after = await ownProfile(tx, userId);
      await writeUserTrail(tx, context, {
        ...{ userId, module: 'profile', act: 'updateProfile' },
        before: partsOf(presentProfile(before)),
        after: partsOf(after),
      });
      return after;
    });
  };
}

function refuseWrongBirthday(birthday: string | null, now: Date): void {
  // The day begins at midnight in Seoul.
  const problem = birthday === null ? undefined : birthdayProblem(birthday, businessDateOf(now, 0));
  if (problem) throw new Refusal('WRONG_FORMAT', undefined, { birthday: problem });
}

function refuseStale(context: UserContext, row: UserProfile): never {
  const { id, name, profileUpdatedAt } = row;
  // Only the person can have changed it, so the refusal names them.
  const last = { changedById: id, changedBy: name, changedAt: profileUpdatedAt };
  return failStale(context, presentProfile(row), last);
}

type Picture = { pictureKey: string | null; present: string | null; userId: string };

/** Undefined: the picture stays. */
async function admitPicture(
  admitFile: AdmitFile,
  { pictureKey, present, userId }: Picture,
): Promise<string | null | undefined> {
  if (pictureKey === present) return undefined;
  if (pictureKey === null) return null;
  return (await admitFile({ awsKey: pictureKey, purpose: 'PROFILE_IMAGE', actorId: userId })).fileId;
}

/** For the trail. */
function partsOf({ name, birthday, gender, language, pictureKey }: OwnProfile) {
  return { name, birthday, gender, language, hasPicture: pictureKey !== null, picture: pictureKey };
}
