/** One thing of a list put to another position, told by its neighbours too: the list may be another one by then. */
export type Move = {
  id: string;
  toIndex: number;
  /** What stands before and after it there; undefined at an end of the list. */
  after: string | undefined;
  before: string | undefined;
};

/** The list with one of it at another position, counted in the list as it is then. */
export function moveTo(ids: readonly string[], id: string, toIndex: number): readonly string[] {
  const from = ids.indexOf(id);
  const to = Math.max(0, Math.min(toIndex, ids.length - 1));
  if (from < 0 || from === to) return ids;
  return ids.toSpliced(from, 1).toSpliced(to, 0, id);
}

/** The move that puts `id` to this position of the list. */
export function moveOf(ids: readonly string[], id: string, toIndex: number): Move {
  const there = moveTo(ids, id, toIndex);
  const position = there.indexOf(id);
  return { id, toIndex: position, after: there[position - 1], before: there[position + 1] };
}

/** The move that puts `id` back to where it stands in this list. */
export function moveBack(ids: readonly string[], id: string): Move {
  return moveOf(ids, id, ids.indexOf(id));
}

/**
 * The same move on a list that somebody else has changed meanwhile: what was put behind something goes behind it again,
 * wherever that stands now. Nothing happens where it is gone.
 */
export function rebase(ids: readonly string[], move: Move): readonly string[] {
  const others = ids.filter((id) => id !== move.id);
  if (others.length === ids.length) return ids;
  return moveTo(ids, move.id, positionAmong(others, move));
}

function positionAmong(others: readonly string[], { toIndex, after, before }: Move): number {
  // Put to an end, it stays at that end.
  if (after === undefined) return 0;
  if (before === undefined) return others.length;

  const behind = others.indexOf(after);
  const ahead = others.indexOf(before);
  if (behind >= 0) return behind + 1;
  return ahead >= 0 ? ahead : toIndex;
}
