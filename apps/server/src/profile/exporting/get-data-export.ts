import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { getDataExport as wire } from '@maru/contract/profile/data-export.endpoints.ts';
import type { UserContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { findDataExport } from './data-exports.queries.ts';
import { type DataExport, presentDataExport } from './present-data-export.ts';

export async function getDataExport(
  context: UserContext,
  { id }: ParsedInputOf<typeof wire>,
): Promise<DataExport> {
  if (id !== context.actor.userId) fail('NOT_FOUND');
  return presentDataExport(await findDataExport(context.db, id), context);
}
