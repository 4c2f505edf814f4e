import type { ListGroup } from '#hub/menu/items/menu-list.ts';

/**
 * A line of the list, across all groups: the heading of a group (`at` is null) or an item by its index in the group.
 */
export type Line = { group: number; at: number | null };

export type ListLayout = {
  lineCount: number;
  lineAt: (index: number) => Line;
  /** Line of an item, by its index among the items of all groups. */
  lineOfItem: (itemIndex: number) => number;
  /** Line of an item by its group and index. */
  lineIn: (group: number, at: number) => number;
  itemsBefore: (group: number) => number;
};

/** Lays out headings and items. A group without a category has no heading. */
export function layoutOf(groups: readonly ListGroup[]): ListLayout {
  const starts: { line: number; item: number; heading: 0 | 1 }[] = [];
  let [lines, items] = [0, 0];
  for (const group of groups) {
    const heading = group.category ? 1 : 0;
    starts.push({ line: lines, item: items, heading });
    lines += group.items.length + heading;
    items += group.items.length;
  }
  const groupOf = (count: 'line' | 'item', at: number) => lastUpTo(starts, (start) => start[count] <= at);
  const lineIn = (group: number, at: number) => {
    const start = starts[group];
    return start ? start.line + start.heading + at : 0;
  };

  return {
    lineCount: lines,
    lineAt: (index) => {
      const group = groupOf('line', index);
      const start = starts[group];
      const at = start ? index - start.line - start.heading : 0;
      return { group, at: at < 0 ? null : at };
    },
    lineOfItem: (itemIndex) => {
      const group = groupOf('item', itemIndex);
      return lineIn(group, itemIndex - (starts[group]?.item ?? 0));
    },
    lineIn,
    itemsBefore: (group) => starts[group]?.item ?? 0,
  };
}

/** The last element for which `holds` is true. Binary search, since this runs for each of 20,000 lines. */
function lastUpTo<T>(list: readonly T[], holds: (one: T) => boolean): number {
  let [low, high] = [0, list.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const one = list[middle];
    if (one !== undefined && holds(one)) low = middle;
    else high = middle - 1;
  }
  return low;
}
