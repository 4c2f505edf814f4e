import type { IncomingHttpHeaders } from 'node:http';
import type { Db } from '#server/db/database.ts';
import { newId } from '#server/db/new-id.ts';
import { clientFactsOf } from '#server/http/client-facts.ts';
import { upsertSession } from './sessions.queries.ts';

/** Longer user agents are cut. */
const longestAgent = 400;

/** Stores the device of a grant, so that its user can recognise it. */
export async function noteSession(
  db: Db,
  granted: { grantId: string; userId: string; clientId: string },
  request: { headers: IncomingHttpHeaders; ip: string },
): Promise<void> {
  const { address: _kept, ...facts } = clientFactsOf(request);
  const userAgent = request.headers['user-agent']?.slice(0, longestAgent) || null;
  await upsertSession(db, { id: newId(), ...granted, ...facts, userAgent });
}
