import type { Tx } from '#server/db/database.ts';
import { insertPoints } from './written-accounts.queries.ts';
import { checkWritten, type WrittenPoints } from './written-points.ts';

/** Writes points in a statement of their own. */
export async function writePoints(tx: Tx, points: WrittenPoints): Promise<void> {
  checkWritten(points, await insertPoints(tx, points));
}
