import { writeUserTrail } from '#server/audit/write-trail.ts';
import type { Tx } from '#server/db/database.ts';
import type { UserContext } from '#server/http/context.ts';
import { countTriesOf } from '#server/http/rate-limits.ts';
import type { HubMailParts } from '#server/messaging/post.ts';
import { postManyUnmaskedMail } from './post-many-unmasked-mail.ts';

/** In an hour; the other admins are told at this one, and only then. */
export const unusuallyMany = 20;

type Unmasking = {
  module: string;
  act: string;
  /** Whose log keeps it: the person's who was seen, or of something without an account the admin's own. */
  userId: string;
  after: { reason: string } & Readonly<Record<string, string>>;
};

/**
 * Every unmasking by an admin is counted, limited and recorded here, before the answer leaves, whatever it shows:
 * otherwise whoever reached the limit in one list would read on in another.
 */
export async function recordUnmasking(
  tx: Tx,
  parts: HubMailParts,
  { context, ...unmasking }: Unmasking & { context: UserContext },
): Promise<void> {
  const adminId = context.actor.userId;
  const count = await countTriesOf(tx, 'admin: people unmasked in an hour', adminId);
  await writeUserTrail(tx, context, { ...unmasking, before: null });
  if (count === unusuallyMany) await postManyUnmaskedMail(tx, parts, { adminId, count });
}
