import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useKeys } from '#hub/lib/keys.ts';
import type { Revenue } from '#hub/sales/revenue/use-revenue.ts';
import { useSalesWords } from '#hub/sales/use-sales-words.ts';
import { movePeriod } from './period.ts';
import { periodName } from './period-name.ts';
import styles from './period-steps.module.css';

/** The shown period, with buttons and arrow keys to the one before and after it; at most to today. */
export function PeriodSteps({ revenue }: { revenue: Revenue }) {
  const words = useSalesWords();
  const { t } = words;
  const { asked, today, isToday, changeAddress } = revenue;
  const before = movePeriod(asked.period, -1, today);
  const after = movePeriod(asked.period, 1, today);
  const goBack = () => changeAddress(before);
  const goOn = () => {
    if (after.from <= today) changeAddress(after);
  };
  useKeys([
    { keys: ['ArrowLeft'], label: t('steps.previous'), onPress: goBack },
    { keys: ['ArrowRight'], label: t('steps.next'), onPress: goOn },
  ]);
  const name = periodName(asked.period, words);

  return (
    <div className={styles.steps} data-own-row>
      <button
        type="button"
        className={`screen-only ${styles.step}`}
        aria-label={t('steps.previous')}
        onClick={goBack}
      >
        <IconChevronLeft size={20} aria-hidden />
      </button>
      <span className={styles.name}>{isToday ? t('days:picker.today', { date: name }) : name}</span>
      <button
        type="button"
        className={`screen-only ${styles.step}`}
        aria-label={t('steps.next')}
        disabled={after.from > today}
        onClick={goOn}
      >
        <IconChevronRight size={20} aria-hidden />
      </button>
    </div>
  );
}
