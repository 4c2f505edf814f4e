import { type Document, linksOf, textOf } from '@maru/contract/content/document.ts';
import { writeUserTrail } from '#server/audit/write-trail.ts';
import type { Tx } from '#server/db/database.ts';
import type { UserContext } from '#server/http/context.ts';

type Facts = Readonly<Record<string, unknown>>;

/** Records what an admin wrote, in the trail of the admin: the items belong to no store. */
export async function writeContentTrail(
  tx: Tx,
  context: UserContext,
  { act, before, after }: { act: string; before: Facts | null; after: Facts | null },
): Promise<void> {
  const { userId } = context.actor;
  await writeUserTrail(tx, context, { userId, module: 'content', act, before, after });
}

/** A document in the trail: its text, and where its links lead. */
export function documentFacts(document: Document | null) {
  return document && { text: textOf(document), links: linksOf(document) };
}
