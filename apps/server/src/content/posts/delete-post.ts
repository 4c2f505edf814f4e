import type { UserContext } from '#server/http/context.ts';
import { countListChange } from '../content-lists.queries.ts';
import { writeContentTrail } from '../write-content-trail.ts';
import { postFacts } from './post-fields.ts';
import { postToEdit } from './post-to-edit.ts';
import { deletePostRow } from './posts.queries.ts';

/** Deletes a post. Its thumbnail is swept later, like every file that nothing uses. */
export async function deletePost(
  context: UserContext,
  input: { id: string; version: number },
): Promise<undefined> {
  const { actor, now } = context;
  return context.transaction(async (tx) => {
    const before = await postToEdit(tx, context, input);
    await deletePostRow(tx, input.id);
    await countListChange(tx, 'POST', { by: actor.userId, at: now });
    await writeContentTrail(tx, context, { act: 'deletePost', before: postFacts(before), after: null });
    return undefined;
  });
}
