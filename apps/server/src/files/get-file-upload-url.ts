import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import { fileProblem } from '@maru/contract/files/file-rules.ts';
import type { getFileUploadUrl as wire } from '@maru/contract/files/files.endpoints.ts';
import { newId } from '#server/db/new-id.ts';
import type { UserContext } from '#server/http/context.ts';
import { limitTries } from '#server/http/rate-limits.ts';
import { fail } from '#server/http/refusal.ts';
import type { FileStorage } from '#server/providers/storage/file-storage.ts';
import { awsKeyOf, incomingKeyOf } from './file-keys.ts';
import { insertAwaitedFile } from './files.queries.ts';
import type { PageOrigin } from './page-origin.ts';
import { refuseFile } from './refuse-file.ts';

const linkMinutes = 15;

type Announced = ParsedInputOf<typeof wire>;
type Parts = { storage: FileStorage; pageOrigin: PageOrigin };
type PartsOfOwn = Parts & { isAdmin: (userId: string) => Promise<boolean> };

/** An upload link for a file of the caller. Only admins upload pictures of news and posts. */
export function getFileUploadUrlBy(parts: PartsOfOwn) {
  return async function getFileUploadUrl(
    context: UserContext,
    input: Announced,
  ): Promise<OutputOf<typeof wire>> {
    const { userId } = context.actor;
    if (input.objectPurpose === 'CONTENT_IMAGE' && !(await parts.isAdmin(userId))) fail('FORBIDDEN');
    return linkFor(parts, context, { ...input, userId });
  };
}

/** An upload link for a file that an admin uploads for another user, who then owns it. */
export function getFileUploadUrlForUserBy(parts: Parts) {
  return (context: UserContext, input: Announced & { userId: string }): Promise<OutputOf<typeof wire>> =>
    linkFor(parts, context, input);
}

async function linkFor(
  { storage, pageOrigin }: Parts,
  { db, now, actor, request }: UserContext,
  { objectPurpose: purpose, contentType, bytes, userId: ownerId }: Announced & { userId: string },
): Promise<OutputOf<typeof wire>> {
  const problem = fileProblem(purpose, { contentType, bytes });
  if (problem) refuseFile(problem, purpose);
  await limitTries(db, 'user: uploads in an hour', actor.userId);
  if (purpose === 'VIDEO') await limitTries(db, 'user: videos in an hour', actor.userId);

  const id = newId();
  const awsKey = awsKeyOf({ id, purpose, ownerId, contentType });
  const file = { id, awsKey, purpose, ownerId, contentType, bytes, uploadedBy: actor.userId, createdAt: now };
  if (!(await insertAwaitedFile(db, file))) fail('NOT_FOUND');

  const expiresAt = new Date(now.getTime() + linkMinutes * 60_000);
  const target = { key: incomingKeyOf(id), contentType, bytes, pageOrigin: pageOrigin(request), expiresAt };
  return { awsKey, ...(await storage.signUpload(target)), expiresAt: expiresAt.toISOString() };
}
