import type { CachedMenu } from './cached-menu.ts';

/** The part of the cached menu that a switch changes: one field of one row. */
export type OptimisticPart<Value> = {
  /** Identifies the field and its row. */
  name: string;
  read: (menu: CachedMenu) => Value;
  /** A value with a version is ignored if the row already has a later version. */
  write: (menu: CachedMenu, value: Value) => CachedMenu;
};

/** An optimistic value that the server has not confirmed yet. */
export type OptimisticValue = {
  storeId: string;
  part: OptimisticPart<unknown>;
  /** The last value known from the server. */
  base: unknown;
  shown: unknown;
  waiting: number;
};

const parts = new Map<string, OptimisticValue>();

const keyOf = (storeId: string, part: { name: string }) => `${storeId} ${part.name}`;

/** The optimistic state of this part, created if none is pending. */
export function optimisticValueOf<Value>(
  storeId: string,
  part: OptimisticPart<Value>,
  menu: CachedMenu,
): OptimisticValue {
  const key = keyOf(storeId, part);
  const known = parts.get(key);
  if (known) return known;

  const base = part.read(menu);
  const write = (over: CachedMenu, value: unknown) => part.write(over, value as Value);
  const optimistic = { storeId, part: { ...part, write }, base, shown: base, waiting: 0 };
  parts.set(key, optimistic);
  return optimistic;
}

/**
 * The new base after the server has answered one press. An answer that is older than the menu's row is
 * ignored.
 */
export function baseAfterAnswer({ part, base }: OptimisticValue, menu: CachedMenu, value: unknown): unknown {
  return part.read(part.write(part.write(menu, base), value));
}

/** The row with this patch, unless the patch has an older version. */
export function patched<Row extends { version: number }>(row: Row, patch: NoInfer<Partial<Row>>): Row {
  const { version = row.version } = patch;
  return version < row.version ? row : { ...row, ...patch };
}

export function dropOptimistic({ storeId, part }: OptimisticValue) {
  parts.delete(keyOf(storeId, part));
}

/** The cached menu as the server last sent it, without optimistic values. */
export function withoutOptimistic(storeId: string, menu: CachedMenu | undefined): CachedMenu | undefined {
  return menu && waitingIn(storeId).reduce((under, { part, base }) => part.write(under, base), menu);
}

/**
 * Rebases pending optimistic values on a refetched menu, so that the answer to an earlier press does not overwrite a
 * later one.
 */
export function withOptimistic(storeId: string, fetched: CachedMenu): CachedMenu {
  return waitingIn(storeId).reduce((menu, optimistic) => {
    optimistic.base = optimistic.part.read(menu);
    return optimistic.part.write(menu, optimistic.shown);
  }, fetched);
}

function waitingIn(storeId: string): OptimisticValue[] {
  return [...parts.values()].filter((optimistic) => optimistic.storeId === storeId);
}
