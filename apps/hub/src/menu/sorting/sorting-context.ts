import { createContext, type PointerEvent, use } from 'react';

/** A row that is being put elsewhere: where it stands meanwhile, and by what. */
export type Carried = { id: string; toIndex: number; by: 'pointer' | 'keys' };

type Sorting = {
  areaId: string;
  carried: Carried | undefined;
  isDisabled: boolean;
  nameOf: (id: string) => string;
  /** Picks a row up where it stands. */
  pick: (id: string) => void;
  /** Puts the carried row to this place, without saving. */
  place: (toIndex: number) => void;
  drop: () => void;
  giveBack: () => void;
  startDrag: (id: string, event: PointerEvent<HTMLElement>) => void;
  /** A click that ends a drag is none. */
  isDragClick: () => boolean;
  lastIndex: number;
};

export const SortingContext = createContext<Sorting | undefined>(undefined);

export function useSorting(): Sorting {
  const sorting = use(SortingContext);
  if (!sorting) throw new Error('A row or handle stands outside a SortingArea.');
  return sorting;
}
