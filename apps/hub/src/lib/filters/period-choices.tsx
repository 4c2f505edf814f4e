import { addDays } from '@maru/contract/time/business-date.ts';
import { useTranslation } from 'react-i18next';
import type { Period } from '#hub/lib/days/period.ts';
import styles from './period-choices.module.css';

type PeriodChoicesProps = { period: Period; today: string; onChoose: (period: Period) => void };

/** Buttons for the usual periods. */
export function PeriodChoices({ period, today, onChoose }: PeriodChoicesProps) {
  const { t } = useTranslation('days');
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
      <legend className="heard-only">{t('periods.label')}</legend>
      {choices.map(({ name, from, to }) => (
        <button
          key={name}
          type="button"
          className={`chip ${styles.period}`}
          aria-pressed={period.from === from && period.to === to}
          onClick={() => onChoose({ from, to })}
        >
          {t(`periods.${name}`)}
        </button>
      ))}
    </fieldset>
  );
}
