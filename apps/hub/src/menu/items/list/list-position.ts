import { useEffect, useEffectEvent } from 'react';
import type { ListAddress } from '#hub/menu/items/filters/list-address.ts';

/** Where somebody was in the list when they opened an item: to go on there. A new item has no position yet: it is looked for. */
export type ListPosition = { itemId: string; scrollY: number | 'NEW'; address: ListAddress };

const left = new Map<string, ListPosition>();

export function leaveList(storeId: string, position: ListPosition) {
  left.set(storeId, position);
}

export function listPositionOf(storeId: string): ListPosition | undefined {
  return left.get(storeId);
}

/** Who comes another time begins at the top. */
export function forgetListPosition(storeId: string) {
  left.delete(storeId);
}

type Show = { onFocus: (itemId: string) => void; onReveal: (itemId: string) => void };

/** Scrolls to where the list was left, with the focus on the row that was opened, or to what was just added. */
export function useListPosition(position: ListPosition | undefined, { onFocus, onReveal }: Show) {
  const comeBack = useEffectEvent(() => {
    if (!position) return undefined;
    // The router goes to the top of a new page first.
    return requestAnimationFrame(() => {
      if (position.scrollY === 'NEW') return onReveal(position.itemId);
      window.scrollTo({ top: position.scrollY, behavior: 'instant' });
      onFocus(position.itemId);
    });
  });

  useEffect(() => {
    const frame = comeBack();
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  }, []);
}
