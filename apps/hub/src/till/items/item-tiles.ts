import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';

/** Props of a grid of tiles, virtualized or not. */
export type GridProps = {
  label: string;
  items: readonly CompactItem[];
  soldOut: ReadonlySet<string>;
  countOf: (itemId: string) => number;
  onPick: (item: CompactItem) => void;
  /** Opens the sold-out sheet of an item. */
  onSoldOut: (itemId: string) => void;
  /** The item that Enter in the search field would take. */
  meantId: string | undefined;
};

/** Id of the item whose tile contains the element. */
export function itemIdOf(element: Element | null): string | undefined {
  return element?.closest<HTMLElement>('[data-item]')?.dataset.item;
}

/** The tile of an item, if it is rendered. */
export function tileOf(grid: Element | null, itemId: string): HTMLElement | null {
  return grid?.querySelector<HTMLElement>(`[data-item="${itemId}"]`) ?? null;
}

/** The tile that Tab focuses. */
export function currentTile(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-item][tabindex="0"]');
}

/** Number of columns that CSS gives a grid at its width. */
export function columnsOf(grid: Element): number {
  return getComputedStyle(grid).gridTemplateColumns.split(' ').length;
}
