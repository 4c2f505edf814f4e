import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';

/** What a grid of tiles shows and does, whether all of its tiles are there or those in sight. */
export type GridProps = {
  label: string;
  items: readonly CompactItem[];
  soldOut: ReadonlySet<string>;
  countOf: (itemId: string) => number;
  onPick: (item: CompactItem) => void;
  /** Asks whether an item is sold out. */
  onSoldOut: (itemId: string) => void;
  /** What Enter takes in the search field. */
  meantId: string | undefined;
};

/** The item whose tile an element is or lies in. */
export function itemIdOf(element: Element | null): string | undefined {
  return element?.closest<HTMLElement>('[data-item]')?.dataset.item;
}

/** The tile of an item, where it is there. */
export function tileOf(grid: Element | null, itemId: string): HTMLElement | null {
  return grid?.querySelector<HTMLElement>(`[data-item="${itemId}"]`) ?? null;
}

/** The tile that Tab leads to. */
export function currentTile(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-item][tabindex="0"]');
}

/** How many columns the style sheet gives a grid at its width. */
export function columnsOf(grid: Element): number {
  return getComputedStyle(grid).gridTemplateColumns.split(' ').length;
}
