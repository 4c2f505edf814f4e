import type { Tx } from '#server/db/database.ts';
import { addToStock, lockStock, type StockMove } from './stock.queries.ts';

/** Takes from counted stocks, all or none. If one is too low, nothing is taken and `short` says what is left. */
export async function takeStock(tx: Tx, storeId: string, moves: readonly StockMove[]) {
  const wanted = sumByItem(moves);
  if (wanted.length === 0) return { taken: new Set<string>(), short: [] };

  const left = await lockStock(
    tx,
    storeId,
    wanted.map(({ itemId }) => itemId),
  );
  const counted = wanted.filter(({ itemId }) => left.has(itemId));
  const short = counted
    .map(({ itemId, quantity }) => ({ itemId, quantity, left: left.get(itemId) ?? 0 }))
    .filter(({ quantity, left }) => left < quantity);
  if (short.length > 0) return { taken: new Set<string>(), short };

  await addToStock(
    tx,
    storeId,
    counted.map(({ itemId, quantity }) => ({ itemId, quantity: -quantity })),
  );
  return { taken: new Set(counted.map(({ itemId }) => itemId)), short: [] };
}

/** Takes as much as is left of counted stocks; returns how many pieces it took of each counted item. */
export async function takeWhatIsLeft(
  tx: Tx,
  storeId: string,
  moves: readonly StockMove[],
): Promise<Map<string, number>> {
  const wanted = sumByItem(moves);
  const left = await holdStock(
    tx,
    storeId,
    wanted.map(({ itemId }) => itemId),
  );
  const taken = wanted.flatMap(({ itemId, quantity }) => {
    const most = left.get(itemId);
    return most === undefined ? [] : [{ itemId, quantity: Math.min(most, quantity) }];
  });
  const moved = taken.filter(({ quantity }) => quantity > 0);
  if (moved.length > 0)
    await addToStock(
      tx,
      storeId,
      moved.map(({ itemId, quantity }) => ({ itemId, quantity: -quantity })),
    );
  return new Map(taken.map(({ itemId, quantity }) => [itemId, quantity]));
}

/** Locks the counted items among these until commit, and returns what is left of each. */
export async function holdStock(
  tx: Tx,
  storeId: string,
  itemIds: readonly string[],
): Promise<Map<string, number>> {
  return itemIds.length === 0 ? new Map() : lockStock(tx, storeId, itemIds);
}

/** Returns the stock that a sale took. */
export async function returnStock(tx: Tx, storeId: string, moves: readonly StockMove[]) {
  const back = sumByItem(moves);
  if (back.length === 0) return;
  await lockStock(
    tx,
    storeId,
    back.map(({ itemId }) => itemId),
  );
  await addToStock(tx, storeId, back);
}

function sumByItem(moves: readonly StockMove[]): StockMove[] {
  const sums = new Map<string, number>();
  for (const { itemId, quantity } of moves) sums.set(itemId, (sums.get(itemId) ?? 0) + quantity);
  return [...sums].map(([itemId, quantity]) => ({ itemId, quantity }));
}
