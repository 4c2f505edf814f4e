import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { listFailedMessages as wire } from '@maru/contract/serviceability/serviceability.endpoints.ts';
import type { UserContext } from '#server/http/context.ts';
import { pageOf } from '#server/http/page-of.ts';
import { errorExcerpt } from '#server/serviceability/error-excerpt.ts';
import { countMessages, listMessageRows } from './failed-messages.queries.ts';

export function listFailedMessages(
  { db }: UserContext,
  { state, ...page }: ParsedInputOf<typeof wire>,
): Promise<OutputOf<typeof wire>> {
  return pageOf(page, {
    count: () => countMessages(db, state),
    list: (place) => listMessageRows(db, state, place),
    present: ({ at, lastError, ...row }) => ({
      ...row,
      at: at.toISOString(),
      error: errorExcerpt(lastError),
    }),
  });
}
