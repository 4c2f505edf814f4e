import { useItemsWords } from '#hub/menu/items/use-items-words.ts';
import styles from './list-head.module.css';
import { TickBox } from './tick-box.tsx';

type ListHeadProps = {
  shownCount: number;
  /** How many of those that are shown are ticked. */
  tickedCount: number;
  onTickAll: (isTicked: boolean) => void;
  /** Why the order cannot be changed now: what was searched for, or one kind alone, is no whole category. */
  sortOff: 'q' | 'show' | undefined;
};

const columns = ['name', 'price', 'stock', 'place', 'sold'] as const;

/** Over the list: ticks all that is shown, and on a wide screen names the columns. */
export function ListHead({ shownCount, tickedCount, onTickAll, sortOff }: ListHeadProps) {
  const { t } = useItemsWords();
  const isAll = tickedCount === shownCount;

  return (
    <>
      <div className={styles.head}>
        <TickBox
          label={t('tickAll')}
          isLabelShown
          isTicked={isAll}
          isPartly={tickedCount > 0 && !isAll}
          onTick={onTickAll}
        />
        <span className={styles.shown} role="status">
          {t('shown', { count: shownCount })}
        </span>
        <span className={styles.sort} data-on={!sortOff}>
          {t(sortOff ? `sortOff.${sortOff}` : 'sortHint')}
        </span>
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
