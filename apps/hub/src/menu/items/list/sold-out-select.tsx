import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import {
  isSwitchedOff,
  type SoldOutWish,
  soldOutWishes,
  soldOutWishOf,
} from '@maru/contract/menu/sold-out.ts';
import { useItemsWords } from '#hub/menu/items/use-items-words.ts';
import styles from './sold-out-select.module.css';

type SoldOutSelectProps = {
  item: CompactItem;
  now: Date;
  tabIndex: number;
  onChange: (soldOut: SoldOutWish) => void;
};

/** Available, sold out today, or sold out until changed. A native select, which opens fast on any device. */
export function SoldOutSelect({ item, now, tabIndex, onChange }: SoldOutSelectProps) {
  const { t, nameOf } = useItemsWords();
  const handleChange = (value: string) => {
    const wish = soldOutWishes.find((one) => one === value);
    if (wish) onChange(wish);
  };

  return (
    <select
      className={styles.select}
      data-off={isSwitchedOff(item.soldOutUntil, now)}
      aria-label={t('sold', { name: nameOf(item) })}
      tabIndex={tabIndex}
      value={soldOutWishOf(item.soldOutUntil, now)}
      onChange={({ currentTarget }) => handleChange(currentTarget.value)}
    >
      {soldOutWishes.map((wish) => (
        <option key={wish} value={wish}>
          {t(`wish.${wish}`)}
        </option>
      ))}
    </select>
  );
}
