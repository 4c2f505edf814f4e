import { useEffect, useEffectEvent } from 'react';
import type { ListAddress } from '#hub/menu/items/filters/list-address.ts';

/** Where somebody was in the list when they opened an item: to go on there. A new item has no place yet: it is looked for. */
export type ListPlace = { itemId: string; scrollY: number | 'NEW'; address: ListAddress };

const left = new Map<string, ListPlace>();

export function leaveList(storeId: string, place: ListPlace) {
  left.set(storeId, place);
}

export function listPlaceOf(storeId: string): ListPlace | undefined {
  return left.get(storeId);
}

/** Who comes another time begins at the top. */
export function forgetListPlace(storeId: string) {
  left.delete(storeId);
}

type Show = { onFocus: (itemId: string) => void; onReveal: (itemId: string) => void };

/** Scrolls to where the list was left, with the focus on the row that was opened, or to what was just added. */
export function useListPlace(place: ListPlace | undefined, { onFocus, onReveal }: Show) {
  const comeBack = useEffectEvent(() => {
    if (!place) return undefined;
    // The router goes to the top of a new page first.
    return requestAnimationFrame(() => {
      if (place.scrollY === 'NEW') return onReveal(place.itemId);
      window.scrollTo({ top: place.scrollY, behavior: 'instant' });
      onFocus(place.itemId);
    });
  });

  useEffect(() => {
    const frame = comeBack();
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  }, []);
}
