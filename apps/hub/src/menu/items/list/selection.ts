/** Ticked items. `anchor` is where a range with Shift starts. */
export type Selection = { ids: ReadonlySet<string>; anchor: string | undefined };

export const noSelection: Selection = { ids: new Set(), anchor: undefined };

type Tick = {
  id: string;
  isTicked: boolean;
  /** With Shift: everything between the anchor and this item gets the same state. */
  isRange: boolean;
};

/** Ticks or unticks an item. `shown` are the ids of the shown items, in order. */
export function tick(
  { ids, anchor }: Selection,
  shown: readonly string[],
  { id, isTicked, isRange }: Tick,
): Selection {
  const from = isRange && anchor !== undefined ? shown.indexOf(anchor) : -1;
  const to = shown.indexOf(id);
  const reached = from < 0 || to < 0 ? [id] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ids: changed(ids, reached, isTicked), anchor: id };
}

/** Ticks or unticks all shown items. Others keep their state. */
export function tickAll({ ids }: Selection, shown: readonly string[], isTicked: boolean): Selection {
  return { ids: changed(ids, shown, isTicked), anchor: undefined };
}

function changed(ids: ReadonlySet<string>, which: readonly string[], isTicked: boolean): ReadonlySet<string> {
  const next = new Set(ids);
  for (const id of which) {
    if (isTicked) next.add(id);
    else next.delete(id);
  }
  return next;
}
