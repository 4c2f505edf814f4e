import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useKeys } from '#hub/lib/keys.ts';
import { useLanguage } from '#hub/lib/use-language.ts';
import { movePeriod, type Period } from './period.ts';
import { periodName } from './period-name.ts';
import styles from './period-steps.module.css';

type PeriodStepsProps = { period: Period; today: string; onMove: (period: Period) => void };

/** Shows the period, with buttons and arrow keys for the previous and the next one, until today. */
export function PeriodSteps({ period, today, onMove }: PeriodStepsProps) {
  const { t } = useTranslation('days');
  const language = useLanguage();
  const before = movePeriod(period, -1, today);
  const after = movePeriod(period, 1, today);
  const goBack = () => onMove(before);
  const goOn = () => {
    if (after.from <= today) onMove(after);
  };
  useKeys([
    { keys: ['ArrowLeft'], label: t('steps.previous'), onPress: goBack },
    { keys: ['ArrowRight'], label: t('steps.next'), onPress: goOn },
  ]);
  const name = periodName(period, { t, language });
  const isToday = period.from === today && period.to === today;

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
      <span className={styles.name}>{isToday ? t('picker.today', { date: name }) : name}</span>
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
