import { useItemsWords } from '#hub/menu/items/use-items-words.ts';
import styles from './list-head.module.css';
import { TickBox } from './tick-box.tsx';

type ListHeadProps = {
  shownCount: number;
  /** Number of ticked items among those shown. */
  tickedCount: number;
  onTickAll: (isTicked: boolean) => void;
  /** Why dragging is off: search results and filtered lists do not show whole categories. */
  sortOff: 'q' | 'show' | undefined;
};

const columns = ['name', 'price', 'stock', 'place', 'sold'] as const;

/** Header of the list: a checkbox for all shown items and, on wide screens, the column names. */
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
