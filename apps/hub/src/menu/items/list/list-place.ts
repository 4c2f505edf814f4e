import { useEffect, useEffectEvent } from 'react';
import type { ListAddress } from '#hub/menu/items/filters/list-address.ts';

/** Where somebody was in the list when they opened an item: to go on there. */
export type ListPlace = { itemId: string; scrollY: number; address: ListAddress };

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

/** Scrolls to where the list was left, with the focus on the row that was opened. */
export function useListPlace(place: ListPlace | undefined, onFocus: (itemId: string) => void) {
  const comeBack = useEffectEvent(() => {
    if (!place) return undefined;
    // The router goes to the top of a new page first.
    return requestAnimationFrame(() => {
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
