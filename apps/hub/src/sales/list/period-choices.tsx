import { addDays } from '@maru/contract/time/business-date.ts';
import { useSalesWords } from '#hub/sales/use-sales-words.ts';
import styles from './period-choices.module.css';
import type { Period } from './sales-address.ts';

type PeriodChoicesProps = { period: Period; today: string; onChoose: (period: Period) => void };

/** The usual periods, one press each. */
export function PeriodChoices({ period, today, onChoose }: PeriodChoicesProps) {
  const { t } = useSalesWords();
  const yesterday = addDays(today, -1);
  const lastOfMonthBefore = addDays(`${today.slice(0, 7)}-01`, -1);
  const choices = [
    { name: 'today', from: today, to: today },
    { name: 'yesterday', from: yesterday, to: yesterday },
    { name: 'week', from: addDays(today, -6), to: today },
    { name: 'month', from: `${today.slice(0, 7)}-01`, to: today },
    { name: 'monthBefore', from: `${lastOfMonthBefore.slice(0, 7)}-01`, to: lastOfMonthBefore },
  ] as const;

  return (
    <fieldset className={`screen-only ${styles.periods}`}>
      <legend className="heard-only">{t('list.period')}</legend>
      {choices.map(({ name, from, to }) => (
        <button
          key={name}
          type="button"
          className={`chip ${styles.period}`}
          aria-pressed={period.from === from && period.to === to}
          onClick={() => onChoose({ from, to })}
        >
          {t(`list.periods.${name}`)}
        </button>
      ))}
    </fieldset>
  );
}
