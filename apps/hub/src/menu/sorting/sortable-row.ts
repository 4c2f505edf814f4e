import styles from './sorting.module.css';
import { useSorting } from './sorting-context.ts';

/** What the element of a row carries; `index` is its place in the order that the area gave. */
export function useSortableRow(id: string, index: number) {
  const { areaId, carried } = useSorting();
  return {
    className: styles.row ?? '',
    'data-sort-area': areaId,
    'data-sort-id': id,
    'data-sort-index': index,
    'data-carried': carried?.id === id || undefined,
  };
}
