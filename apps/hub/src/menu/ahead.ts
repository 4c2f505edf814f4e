import type { MenuBook } from './menu-book.ts';

/** What a switch changes in the menu. */
export type MenuPart<Value> = {
  /** Which field of which row. */
  name: string;
  read: (book: MenuBook) => Value;
  /** Of a value that has a version nothing, where the row is later already. */
  write: (book: MenuBook, value: Value) => MenuBook;
};

/** A part that is shown before the server has it. */
export type Ahead = {
  storeId: string;
  part: MenuPart<unknown>;
  /** As it was before anybody waited for the server, or as the server said last. */
  ground: unknown;
  shown: unknown;
  waiting: number;
};

const parts = new Map<string, Ahead>();

const keyOf = (storeId: string, part: { name: string }) => `${storeId} ${part.name}`;

/** The part as it waits already, or from now on. */
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

/** What the server answered to a press stands under what waits, unless the menu has told of something later. */
export function answerAhead({ part, ground }: Ahead, book: MenuBook, value: unknown): unknown {
  return part.read(part.write(part.write(book, ground), value));
}

/** A row with what is written of it. */
export function patched<Row extends { version: number }>(row: Row, patch: NoInfer<Partial<Row>>): Row {
  const { version = row.version } = patch;
  return version < row.version ? row : { ...row, ...patch };
}

export function forgetAhead({ storeId, part }: Ahead) {
  parts.delete(keyOf(storeId, part));
}

/** The book as the server told it last. */
export function withoutAhead(storeId: string, book: MenuBook | undefined): MenuBook | undefined {
  return book && waitingIn(storeId).reduce((under, { part, ground }) => part.write(under, ground), book);
}

/** What was told a moment ago with what waits over it: the answer to an earlier press must not cover a later one. */
export function withAhead(storeId: string, told: MenuBook): MenuBook {
  return waitingIn(storeId).reduce((book, ahead) => {
    ahead.ground = ahead.part.read(book);
    return ahead.part.write(book, ahead.shown);
  }, told);
}

function waitingIn(storeId: string): Ahead[] {
  return [...parts.values()].filter((ahead) => ahead.storeId === storeId);
}
