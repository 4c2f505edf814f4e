import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { listAdminComments as wire } from '@maru/contract/stores/admin-stores.endpoints.ts';
import type { UserContext } from '#server/http/context.ts';
import { checkStoreExists } from '#server/stores/check-store-exists.ts';
import { countComments, listComments } from './admin-comments.queries.ts';

export async function listAdminComments({ db }: UserContext, input: ParsedInputOf<typeof wire>) {
  const { storeId, currentPage, numberOfElements } = input;
  await checkStoreExists(db, storeId);
  const [totalElements, comments] = await Promise.all([
    countComments(db, storeId),
    listComments(db, storeId, { offset: currentPage * numberOfElements, limit: numberOfElements }),
  ]);
  return {
    content: comments.map(({ authorName, createdAt, ...comment }) => ({
      ...comment,
      // The name is gone if the author's account was deleted.
      authorName: authorName ?? '',
      createdAt: createdAt.toISOString(),
    })),
    currentPage,
    totalPages: Math.ceil(totalElements / numberOfElements),
    totalElements,
    numberOfElements: comments.length,
  };
}
