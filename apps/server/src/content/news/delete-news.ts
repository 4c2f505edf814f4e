import type { UserContext } from '#server/http/context.ts';
import { writeContentTrail } from '../write-content-trail.ts';
import { deleteNewsRow } from './news.queries.ts';
import { newsFacts } from './news-fields.ts';
import { newsToEdit } from './news-to-edit.ts';
import { tellStores } from './tell-stores.ts';

export async function deleteNews(
  context: UserContext,
  input: { id: string; version: number },
): Promise<undefined> {
  return context.transaction(async (tx) => {
    const before = await newsToEdit(tx, context, input);
    await deleteNewsRow(tx, input.id);
    await writeContentTrail(tx, context, { act: 'deleteNews', before: newsFacts(before), after: null });
    await tellStores(tx, { before, after: null, now: context.now });
    return undefined;
  });
}
