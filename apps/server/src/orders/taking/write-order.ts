import type { Tx } from '#server/db/database.ts';
import { checkWritten } from '#server/points/written-points.ts';
import { insertOrder } from '../orders.queries.ts';
import type { OrderToWrite } from '../points/take-points.ts';

/** Writes a new order with the moves of its customer's points, and sets its number. */
export async function writeOrder(
  tx: Tx,
  { whole, points }: OrderToWrite,
  { stockOf, at }: { stockOf: Iterable<string>; at: Date },
): Promise<void> {
  const written = await insertOrder(tx, whole, { stockOf, at, points });
  if (points) checkWritten(points, written?.lots);
  whole.order.orderNumber = written?.orderNumber as number;
}
