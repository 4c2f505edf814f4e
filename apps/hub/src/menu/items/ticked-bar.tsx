import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { BulkBar } from '#hub/menu/bulk/bulk-bar.tsx';
import styles from './menu-page.module.css';
import { useItemsWords } from './use-items-words.ts';

type TickedBarProps = {
  items: readonly CompactItem[];
  /** Number of ticked items that the list does not show now. */
  hiddenCount: number;
  onDone: () => void;
};

/** Bar at the bottom while items are ticked. */
export function TickedBar({ items, hiddenCount, onDone }: TickedBarProps) {
  const { t } = useItemsWords();
  if (items.length === 0) return null;

  return (
    <div className={styles.ticked}>
      {hiddenCount > 0 && (
        <p className={`warning-box ${styles.hidden}`}>{t('hiddenTicks', { count: hiddenCount })}</p>
      )}
      <BulkBar items={items} onDone={onDone} />
    </div>
  );
}
