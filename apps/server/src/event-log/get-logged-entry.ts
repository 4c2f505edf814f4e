import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { getLoggedEntry as wire } from '@maru/contract/event-log/platform-log.endpoints.ts';
import type { UserContext } from '#server/http/context.ts';
import { presentWholeEntry } from './present-whole-entry.ts';

export async function getLoggedEntry({ db, language }: UserContext, { entryId }: ParsedInputOf<typeof wire>) {
  return presentWholeEntry(db, { entryId, language });
}
