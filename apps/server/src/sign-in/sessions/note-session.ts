import type { IncomingHttpHeaders } from 'node:http';
import type { Db } from '#server/db/database.ts';
import { newId } from '#server/db/new-id.ts';
import { clientFactsOf } from '#server/http/client-facts.ts';
import { upsertSession } from './sessions.queries.ts';

/** The longest name of a browser that is kept. */
const longestAgent = 400;

/** Keeps beside a grant which device it was given to, for its user to know it again. */
export async function noteSession(
  db: Db,
  granted: { grantId: string; userId: string; clientId: string },
  request: { headers: IncomingHttpHeaders; ip: string },
): Promise<void> {
  const { address: _kept, ...facts } = clientFactsOf(request);
  const userAgent = request.headers['user-agent']?.slice(0, longestAgent) || null;
  await upsertSession(db, { id: newId(), ...granted, ...facts, userAgent });
}
