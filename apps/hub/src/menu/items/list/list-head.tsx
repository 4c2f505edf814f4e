import { Checkbox } from '@mantine/core';
import { useItemsWords } from '#hub/menu/items/use-items-words.ts';
import styles from './list-head.module.css';

type ListHeadProps = {
  shownCount: number;
  /** How many of those that are shown are ticked. */
  tickedCount: number;
  onTickAll: (isTicked: boolean) => void;
  /** How the order is changed, or why it cannot be now. */
  sortText: string;
};

const columns = ['name', 'price', 'stock', 'place', 'sold'] as const;

/** Over the list: ticks all that is shown, and on a wide screen names the columns. */
export function ListHead({ shownCount, tickedCount, onTickAll, sortText }: ListHeadProps) {
  const { t } = useItemsWords();
  const isAll = tickedCount === shownCount;

  return (
    <>
      <div className={styles.head}>
        <Checkbox
          className={styles.all ?? ''}
          label={t('tickAll')}
          checked={isAll}
          indeterminate={tickedCount > 0 && !isAll}
          onChange={({ currentTarget }) => onTickAll(currentTarget.checked)}
        />
        <span className={styles.shown} role="status">
          {t('shown', { count: shownCount })}
        </span>
        <span className={styles.sort}>{sortText}</span>
      </div>
      <div className={styles.columns} aria-hidden>
        {columns.map((column) => (
          <span key={column} data-column={column}>
            {t(`columns.${column}`)}
          </span>
        ))}
      </div>
    </>
  );
}
