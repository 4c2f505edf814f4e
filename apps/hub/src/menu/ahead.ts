import type { MenuBook } from './menu-book.ts';

/** The part of the menu that a switch changes. */
export type MenuPart<Value> = {
  /** Identifies the field and its row. */
  name: string;
  read: (book: MenuBook) => Value;
  /** A value with a version is ignored if the row already has a later version. */
  write: (book: MenuBook, value: Value) => MenuBook;
};

/** An optimistic value that the server has not confirmed yet. */
export type Ahead = {
  storeId: string;
  part: MenuPart<unknown>;
  /** The base: the last value known from the server. */
  ground: unknown;
  shown: unknown;
  waiting: number;
};

const parts = new Map<string, Ahead>();

const keyOf = (storeId: string, part: { name: string }) => `${storeId} ${part.name}`;

/** The optimistic state of this part, created if none is pending. */
export function aheadOf<Value>(storeId: string, part: MenuPart<Value>, book: MenuBook): Ahead {
  const key = keyOf(storeId, part);
  const known = parts.get(key);
  if (known) return known;

  const ground = part.read(book);
  const write = (over: MenuBook, value: unknown) => part.write(over, value as Value);
  const ahead = { storeId, part: { ...part, write }, ground, shown: ground, waiting: 0 };
  parts.set(key, ahead);
  return ahead;
}

/** The new base after the server's answer to one press. An answer older than the menu's row is ignored. */
export function answerAhead({ part, ground }: Ahead, book: MenuBook, value: unknown): unknown {
  return part.read(part.write(part.write(book, ground), value));
}

/** The row with this patch, unless the patch has an older version. */
export function patched<Row extends { version: number }>(row: Row, patch: NoInfer<Partial<Row>>): Row {
  const { version = row.version } = patch;
  return version < row.version ? row : { ...row, ...patch };
}

export function forgetAhead({ storeId, part }: Ahead) {
  parts.delete(keyOf(storeId, part));
}

/** The menu book as the server last sent it, without optimistic values. */
export function withoutAhead(storeId: string, book: MenuBook | undefined): MenuBook | undefined {
  return book && waitingIn(storeId).reduce((under, { part, ground }) => part.write(under, ground), book);
}

/**
 * Rebases pending optimistic values on a fresh menu book, so that the answer to an earlier press does not overwrite a
 * later one.
 */
export function withAhead(storeId: string, told: MenuBook): MenuBook {
  return waitingIn(storeId).reduce((book, ahead) => {
    ahead.ground = ahead.part.read(book);
    return ahead.part.write(book, ahead.shown);
  }, told);
}

function waitingIn(storeId: string): Ahead[] {
  return [...parts.values()].filter((ahead) => ahead.storeId === storeId);
}
