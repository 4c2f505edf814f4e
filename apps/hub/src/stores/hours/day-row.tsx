import { Switch } from '@mantine/core';
import type { Weekday } from '@maru/contract/stores/opening-hours.ts';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayDetails } from './day-details.tsx';
import { type DayHours, endsNextDay, isInside, isRoundTheClock } from './hours.ts';
import styles from './hours-editor.module.css';
import { spanInWords } from './hours-in-words.ts';

export type DayRowProps = {
  name: Weekday;
  day: DayHours;
  onChange: (day: DayHours) => void;
  onToggle: () => void;
  onCopy: () => void;
};

/** One weekday in a row: open or closed, times, breaks. Expands into an editor. */
export function DayRow({ name, day, onChange, onToggle, onCopy }: DayRowProps) {
  const { t } = useTranslation('store');
  const id = useId();
  const [isAsked, setIsAsked] = useState(false);
  const weekday = t(`hours.days.${name}`);
  const { open, breaks } = day;
  // A break outside of the opening hours must stay visible.
  const isOpen = isAsked || breaks.some((pause) => !isInside(day, pause));
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;

  return (
    <li className={styles.day} aria-label={weekday}>
      <Switch
        className={styles.switch ?? ''}
        label={weekday}
        checked={open !== null}
        onChange={onToggle}
        aria-label={t('hours.isOpen', { day: weekday })}
      />
      {open === null && <p className={styles.closed}>{t('hours.closed')}</p>}
      {open !== null && (
        <button
          type="button"
          className={styles.summary}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsAsked(!isOpen)}
        >
          <span className={styles.times}>
            <span className="heard-only">{t('hours.change', { day: weekday })} </span>
            {spanInWords(open)}
            <small className={styles.under}>{notesOf(day).join(' · ')}</small>
          </span>
          <Chevron size={20} aria-hidden />
        </button>
      )}
      {open !== null && isOpen && (
        <div id={id} className={styles.details}>
          <DayDetails weekday={weekday} day={day} onChange={onChange} onCopy={onCopy} />
        </div>
      )}
    </li>
  );

  function notesOf({ open: hours, breaks: pauses }: DayHours): string[] {
    if (hours === null) return [];
    return [
      ...(isRoundTheClock(hours) ? [t('hours.roundTheClock')] : []),
      ...(!isRoundTheClock(hours) && endsNextDay(hours) ? [t('hours.nextDay')] : []),
      ...(pauses.length > 0 ? [t('hours.breakAt', { times: pauses.map(spanInWords).join(', ') })] : []),
    ];
  }
}
