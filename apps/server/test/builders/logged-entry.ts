import { writeLogKey } from '#server/event-log/read-log-cursor.ts';
import type { Shop } from '#test/open-shop.ts';

/** An entry of the technical log, by its key. */
export async function loggedEntryId({
  db,
  technicalLog,
}: Pick<Shop, 'db' | 'technicalLog'>): Promise<string> {
  technicalLog.write({ logLevel: 'WARN', module: 'tests', message: 'an entry of a scene' });
  await technicalLog.flush();
  const entries = db.selectFrom('technicalLog').select(['at', 'id']).where('module', '=', 'tests');
  return writeLogKey(await entries.executeTakeFirstOrThrow());
}
