import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { listAdminComments as wire } from '@maru/contract/stores/admin-stores.endpoints.ts';
import type { UserContext } from '#server/http/context.ts';
import { pageOf } from '#server/http/page-of.ts';
import { checkStoreExists } from '#server/stores/check-store-exists.ts';
import { countComments, listComments } from './admin-comments.queries.ts';

export async function listAdminComments({ db }: UserContext, input: ParsedInputOf<typeof wire>) {
  const { storeId } = input;
  await checkStoreExists(db, storeId);
  return pageOf(input, {
    count: () => countComments(db, storeId),
    list: (place) => listComments(db, storeId, place),
    present: ({ authorName, createdAt, ...comment }) => ({
      ...comment,
      // The name is gone if the author's account was deleted.
      authorName: authorName ?? '',
      createdAt: createdAt.toISOString(),
    }),
  });
}
