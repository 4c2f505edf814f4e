import { createContext, type PointerEvent, use } from 'react';

/** A row that is being moved: its current index, and the input device. */
export type Carried = { id: string; toIndex: number; by: 'pointer' | 'keys' };

type Sorting = {
  areaId: string;
  carried: Carried | undefined;
  isDisabled: boolean;
  nameOf: (id: string) => string;
  /** Starts carrying a row by keyboard. */
  pick: (id: string) => void;
  /** Moves the carried row to an index, without saving. */
  place: (toIndex: number) => void;
  drop: () => void;
  cancel: () => void;
  startDrag: (id: string, event: PointerEvent<HTMLElement>) => void;
  /** Whether the current click is the end of a drag, to be ignored. */
  isDragClick: () => boolean;
  lastIndex: number;
};

export const SortingContext = createContext<Sorting | undefined>(undefined);

export function useSorting(): Sorting {
  const sorting = use(SortingContext);
  if (!sorting) throw new Error('A row or handle stands outside a SortingArea.');
  return sorting;
}
