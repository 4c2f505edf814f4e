import { useState } from 'react';

export const boardViews = ['cards', 'rows'] as const;
/** How the board shows open orders. */
export type BoardView = (typeof boardViews)[number];

const storageKey = 'maru.orders.view';

/** The view chosen on this device. */
export function useBoardView() {
  const [view, setView] = useState<BoardView>(() =>
    localStorage.getItem(storageKey) === 'rows' ? 'rows' : 'cards',
  );
  const change = (next: BoardView) => {
    localStorage.setItem(storageKey, next);
    setView(next);
  };
  return [view, change] as const;
}
