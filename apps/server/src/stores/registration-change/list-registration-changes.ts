import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { listRegistrationChanges as wire } from '@maru/contract/stores/registration-changes.endpoints.ts';
import type { UserContext } from '#server/http/context.ts';
import { pageOf } from '#server/http/page-of.ts';
import { presentWaitingChange } from './present-waiting-change.ts';
import { countWaitingChanges, listWaitingChanges } from './registration-changes.queries.ts';

export async function listRegistrationChanges(
  { db }: UserContext,
  pages: ParsedInputOf<typeof wire>,
): Promise<OutputOf<typeof wire>> {
  return pageOf(pages, {
    count: () => countWaitingChanges(db),
    list: (place) => listWaitingChanges(db, place),
    present: presentWaitingChange,
  });
}
