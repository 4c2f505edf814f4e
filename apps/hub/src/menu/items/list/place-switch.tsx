import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { useItemsWords } from '#hub/menu/items/use-items-words.ts';
import styles from './place-switch.module.css';

type PlaceSwitchProps = {
  item: CompactItem;
  tabIndex: number;
  /** Missing if the person lacks the right; then a label shows the state. */
  onChange: ((placeEnabled: boolean) => void) | undefined;
};

/** A switch for whether the store's public page shows the item. */
export function PlaceSwitch({ item, tabIndex, onChange }: PlaceSwitchProps) {
  const { t, nameOf } = useItemsWords();
  if (!onChange) return item.placeEnabled ? null : <span className={styles.mark}>{t('hiddenMark')}</span>;

  return (
    <label className={styles.field}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={item.placeEnabled}
        className={styles.switch}
        aria-label={t('place', { name: nameOf(item) })}
        tabIndex={tabIndex}
        checked={item.placeEnabled}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span className={styles.text} aria-hidden>
        {t('placeShort')}
      </span>
    </label>
  );
}
