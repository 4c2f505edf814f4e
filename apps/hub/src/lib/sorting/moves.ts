/** One row moved to an index. It also names the new neighbours, in case the list changes before the move is saved. */
export type Move = {
  id: string;
  toIndex: number;
  /** The neighbours after the move; undefined at an end of the list. */
  after: string | undefined;
  before: string | undefined;
};

/** Moves one id to an index, which is counted in the resulting list. */
export function moveTo(ids: readonly string[], id: string, toIndex: number): readonly string[] {
  const from = ids.indexOf(id);
  const to = Math.max(0, Math.min(toIndex, ids.length - 1));
  if (from < 0 || from === to) return ids;
  return ids.toSpliced(from, 1).toSpliced(to, 0, id);
}

/** The move that puts `id` at this index. */
export function moveOf(ids: readonly string[], id: string, toIndex: number): Move {
  const there = moveTo(ids, id, toIndex);
  const position = there.indexOf(id);
  return { id, toIndex: position, after: there[position - 1], before: there[position + 1] };
}

/** The move that returns `id` to its index in this list. */
export function moveBack(ids: readonly string[], id: string): Move {
  return moveOf(ids, id, ids.indexOf(id));
}

/**
 * Rebases a move on a list that somebody else has changed: the row follows its predecessor. No change if the row was
 * deleted.
 */
export function rebase(ids: readonly string[], move: Move): readonly string[] {
  const others = ids.filter((id) => id !== move.id);
  if (others.length === ids.length) return ids;
  return moveTo(ids, move.id, positionAmong(others, move));
}

function positionAmong(others: readonly string[], { toIndex, after, before }: Move): number {
  // A row that was moved to an end stays at that end.
  if (after === undefined) return 0;
  if (before === undefined) return others.length;

  const behind = others.indexOf(after);
  const ahead = others.indexOf(before);
  if (behind >= 0) return behind + 1;
  return ahead >= 0 ? ahead : toIndex;
}
