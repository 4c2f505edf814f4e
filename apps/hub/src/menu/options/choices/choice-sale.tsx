import type { OptionChoice } from '@maru/contract/menu/options.endpoints.ts';
import { isSwitchedOff, soldOutWishes, soldOutWishOf } from '@maru/contract/menu/sold-out.ts';
import { reportError } from '@maru/web/report-error.ts';
import { useNow } from '#hub/lib/use-now.ts';
import { useSwitchChoice } from '#hub/menu/options/options.api.ts';
import { useWords } from '#hub/menu/options/use-words.ts';
import styles from './choice-row.module.css';

/** On sale, sold out today or until somebody says otherwise; switched at once, whatever else is being edited. */
export function ChoiceSale({ storeId, choice }: { storeId: string; choice: OptionChoice }) {
  const { t, nameOf } = useWords();
  const switchChoice = useSwitchChoice(storeId);
  const now = new Date(useNow(60_000));

  const handleChange = (value: string) => {
    const wish = soldOutWishes.find((one) => one === value);
    if (wish) switchChoice(choice, wish).catch(reportError);
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
