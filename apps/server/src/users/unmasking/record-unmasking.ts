import { writeUserTrail } from '#server/audit/write-trail.ts';
import type { Tx } from '#server/db/database.ts';
import type { UserContext } from '#server/http/context.ts';
import { countTriesOf } from '#server/http/rate-limits.ts';
import type { HubMailParts } from '#server/messaging/post.ts';
import { postManyUnmaskedMail } from './post-many-unmasked-mail.ts';

/** How many unmaskings in an hour are unusual. At exactly this number the other admins get a mail. */
export const unusuallyMany = 20;

type Unmasking = {
  module: string;
  act: string;
  /**
   * The users in whose event logs the unmasking is recorded: the people who were seen, or the admin if the data belongs
   * to no account.
   */
  userIds: readonly string[];
  after: { reason: string } & Readonly<Record<string, string>>;
};

/**
 * Counts, limits and records every unmasking by an admin, before the answer leaves. Counts all kinds together, so that
 * the limit cannot be evaded.
 */
export async function recordUnmasking(
  tx: Tx,
  parts: HubMailParts,
  { context, userIds, ...unmasking }: Unmasking & { context: UserContext },
): Promise<void> {
  const adminId = context.actor.userId;
  const count = await countTriesOf(tx, 'admin: people unmasked in an hour', adminId);
  for (const userId of userIds)
    await writeUserTrail(tx, context, { userId, ...unmasking, isDisclosure: true, before: null });
  if (count === unusuallyMany) await postManyUnmaskedMail(tx, parts, { adminId, count });
}
