import styles from './sorting.module.css';
import { useSorting } from './sorting-context.ts';

/** Props of a row's element; `index` is its position in the order given by SortingArea. */
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
