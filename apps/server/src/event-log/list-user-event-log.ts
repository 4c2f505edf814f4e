import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { listUserEventLog as wire } from '@maru/contract/event-log/event-log.endpoints.ts';
import type { UserContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { hasOrHadUser, trailOfUser } from './event-log.queries.ts';
import { pageOfTrail } from './page-of-trail.ts';

export async function listUserEventLog(context: UserContext, { id, ...page }: ParsedInputOf<typeof wire>) {
  if (!(await hasOrHadUser(context.db, id))) fail('NOT_FOUND');
  return pageOfTrail(context, trailOfUser(id), page);
}
