import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { listFailedMessages as wire } from '@maru/contract/serviceability/serviceability.endpoints.ts';
import type { UserContext } from '#server/http/context.ts';
import { errorExcerpt } from '#server/serviceability/error-excerpt.ts';
import { pageOf } from '#server/serviceability/page-of.ts';
import { countMessages, listMessageRows } from './failed-messages.queries.ts';

export function listFailedMessages(
  { db }: UserContext,
  { state, ...page }: ParsedInputOf<typeof wire>,
): Promise<OutputOf<typeof wire>> {
  return pageOf(
    page,
    () => countMessages(db, state),
    async (place) =>
      (await listMessageRows(db, state, place)).map(({ at, lastError, ...row }) => ({
        ...row,
        at: at.toISOString(),
        error: errorExcerpt(lastError),
      })),
  );
}
