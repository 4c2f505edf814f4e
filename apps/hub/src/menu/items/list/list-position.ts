import { useEffect, useEffectEvent } from 'react';
import type { ListAddress } from '#hub/menu/items/filters/list-address.ts';

/** Where the list was when an item was opened, to return there. NEW: an added item, to scroll to. */
export type ListPosition = { itemId: string; scrollY: number | 'NEW'; address: ListAddress };

const left = new Map<string, ListPosition>();

export function leaveList(storeId: string, position: ListPosition) {
  left.set(storeId, position);
}

export function listPositionOf(storeId: string): ListPosition | undefined {
  return left.get(storeId);
}

/** Makes the next visit start at the top. */
export function forgetListPosition(storeId: string) {
  left.delete(storeId);
}

type Show = { onFocus: (itemId: string) => void; onReveal: (itemId: string) => void };

/** Restores the scroll position and focuses the opened row, or reveals the item that was just added. */
export function useListPosition(position: ListPosition | undefined, { onFocus, onReveal }: Show) {
  const restorePosition = useEffectEvent(() => {
    if (!position) return undefined;
    // Runs after the router has scrolled the new page to its top.
    return requestAnimationFrame(() => {
      if (position.scrollY === 'NEW') return onReveal(position.itemId);
      window.scrollTo({ top: position.scrollY, behavior: 'instant' });
      onFocus(position.itemId);
    });
  });

  useEffect(() => {
    const frame = restorePosition();
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  }, []);
}
