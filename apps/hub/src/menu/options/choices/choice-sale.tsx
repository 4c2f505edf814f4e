import type { OptionChoice } from '@maru/contract/menu/options.endpoints.ts';
import { isSwitchedOff, soldOutWishes, soldOutWishOf } from '@maru/contract/menu/sold-out.ts';
import { useNow } from '#hub/lib/use-now.ts';
import { useOptionWords } from '#hub/menu/options/use-option-words.ts';
import { useSetSoldOut } from '#hub/menu/sold-out/sold-out.api.ts';
import styles from './choice-row.module.css';

/** Available, sold out today, or sold out until changed. Takes effect at once, independent of the form. */
export function ChoiceSale({ storeId, choice }: { storeId: string; choice: OptionChoice }) {
  const { t, nameOf } = useOptionWords();
  const { mutate } = useSetSoldOut(storeId);
  const now = new Date(useNow(60_000));

  const handleChange = (value: string) => {
    const soldOut = soldOutWishes.find((one) => one === value);
    if (soldOut) mutate({ offer: { kind: 'CHOICE', id: choice.id }, soldOut });
  };

  return (
    <select
      className={styles.sale}
      data-off={isSwitchedOff(choice.soldOutUntil, now)}
      aria-label={t('sale.label', { name: nameOf(choice) })}
      title={t('sale.hint')}
      value={soldOutWishOf(choice.soldOutUntil, now)}
      onChange={({ currentTarget }) => handleChange(currentTarget.value)}
    >
      {soldOutWishes.map((wish) => (
        <option key={wish} value={wish}>
          {t(`sale.${wish}`)}
        </option>
      ))}
    </select>
  );
}
