import {
  isSwitchedOff,
  type SoldOutWish,
  soldOutWishes,
  soldOutWishOf,
} from '@maru/contract/menu/sold-out.ts';
import styles from './sold-out-select.module.css';

type SoldOutSelectProps = {
  label: string;
  /** `soldOutUntil` of the item or choice. */
  until: string | null;
  now: Date;
  wordOf: (wish: SoldOutWish) => string;
  onChange: (wish: SoldOutWish) => void;
  title?: string;
  tabIndex?: number;
};

/**
 * Chooses between available, sold out today and sold out until changed. A native select, which opens fast on
 * any device.
 */
export function SoldOutSelect({ until, now, label, wordOf, onChange, ...rest }: SoldOutSelectProps) {
  const handleChange = (value: string) => {
    const wish = soldOutWishes.find((one) => one === value);
    if (wish) onChange(wish);
  };

  return (
    <select
      {...rest}
      className={styles.select}
      data-off={isSwitchedOff(until, now)}
      aria-label={label}
      value={soldOutWishOf(until, now)}
      onChange={({ currentTarget }) => handleChange(currentTarget.value)}
    >
      {soldOutWishes.map((wish) => (
        <option key={wish} value={wish}>
          {wordOf(wish)}
        </option>
      ))}
    </select>
  );
}
