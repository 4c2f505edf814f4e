import { ActionIcon } from '@mantine/core';
import { addDays } from '@maru/contract/time/business-date.ts';
import { formatMonth } from '@maru/web/format.ts';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#hub/lib/use-language.ts';
import { addMonths, monthOf, weekdays, weeksOf } from './month.ts';
import styles from './month-view.module.css';
import { WeekdayHead } from './weekday-head.tsx';
import { withDate } from './with-date.ts';

type MonthViewProps = { date: string; today: string; onChosen: () => void };

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** A month to choose a day from. Arrow keys move between days; future days cannot be chosen. */
export function MonthView({ date, today, onChosen }: MonthViewProps) {
  const { t } = useTranslation('days');
  const language = useLanguage();
  const [month, setMonth] = useState(monthOf(date));
  const days = useRef<HTMLTableElement>(null);

  const handleKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const from = document.activeElement?.getAttribute('data-date');
    if (!step || !from) return;
    event.preventDefault();
    const next = addDays(from, step);
    days.current?.querySelector<HTMLElement>(`[data-date="${next}"]`)?.focus();
  };

  return (
    <div className={styles.month}>
      <div className={styles.head}>
        <ActionIcon aria-label={t('picker.previousMonth')} onClick={() => setMonth(addMonths(month, -1))}>
          <IconChevronLeft size={20} aria-hidden />
        </ActionIcon>
        <p id="month" className={styles.name} aria-live="polite">
          {formatMonth(month, language)}
        </p>
        <ActionIcon
          aria-label={t('picker.nextMonth')}
          disabled={month >= monthOf(today)}
          onClick={() => setMonth(addMonths(month, 1))}
        >
          <IconChevronRight size={20} aria-hidden />
        </ActionIcon>
      </div>
      <table ref={days} aria-labelledby="month" className={styles.days} onKeyDown={handleKey}>
        <WeekdayHead />
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, at) => (
                <td key={weekdays[at]} data-weekday={weekdays[at]}>
                  {day && day <= today && (
                    <Link
                      to="."
                      search={(before: Record<string, unknown>) => withDate(before, day, today)}
                      resetScroll={false}
                      preload={false}
                      className={styles.day}
                      data-date={day}
                      data-autofocus={day === date || undefined}
                      data-chosen={day === date}
                      data-today={day === today}
                      onClick={onChosen}
                    >
                      {Number(day.slice(8))}
                    </Link>
                  )}
                  {day && day > today && <span className={styles.off}>{Number(day.slice(8))}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
