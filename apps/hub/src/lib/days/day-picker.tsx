import { addDays } from '@maru/contract/time/business-date.ts';
import { later, usePart } from '@maru/ui/later/later.ts';
import { useOnTop } from '@maru/ui/over/use-on-top.ts';
import { formatDate } from '@maru/web/format.ts';
import { IconCalendar, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#hub/lib/use-language.ts';
import styles from './day-picker.module.css';
import { withDate } from './with-date.ts';

const calendar = later(async () => (await import('./month-popover.tsx')).MonthPopover);

type DayPickerProps = { date: string; today: string };

/** The shown business day, with a calendar and links to the previous and next day and to today. */
export function DayPicker({ date, today }: DayPickerProps) {
  const { t } = useTranslation('days');
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  useOnTop(isOpen, () => setIsOpen(false));
  // Loading the calendar remounts the button, which must not happen during a press.
  const [wasPressed, setWasPressed] = useState(false);
  const Calendar = usePart(calendar, isOpen);
  const label = formatDate(date, language);
  const button = (
    <button
      type="button"
      className={styles.day}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPointerEnter={calendar.load}
      onClick={() => {
        setWasPressed(true);
        setIsOpen(!isOpen);
      }}
    >
      <IconCalendar size={18} aria-hidden />
      {date === today ? t('picker.today', { date: label }) : t('picker.day', { date: label })}
    </button>
  );

  return (
    <div className={styles.picker} data-own-row>
      <DayLink date={addDays(date, -1)} today={today} label={t('keys.previous')}>
        <IconChevronLeft size={20} aria-hidden />
      </DayLink>
      {Calendar && wasPressed ? (
        <Calendar date={date} today={today} target={button} isOpen={isOpen} onChange={setIsOpen} />
      ) : (
        button
      )}
      {date < today ? (
        <DayLink date={addDays(date, 1)} today={today} label={t('keys.next')}>
          <IconChevronRight size={20} aria-hidden />
        </DayLink>
      ) : (
        <span className={styles.step} data-off>
          <IconChevronRight size={20} aria-hidden />
        </span>
      )}
      {date !== today && (
        <DayLink date={today} today={today}>
          {t('picker.toToday')}
        </DayLink>
      )}
    </div>
  );
}

type DayLinkProps = DayPickerProps & {
  /** Of an icon; a text needs none. */
  label?: string;
  children: ReactNode;
};

function DayLink({ date, today, label, children }: DayLinkProps) {
  return (
    <Link
      to="."
      search={(before: Record<string, unknown>) => withDate(before, date, today)}
      resetScroll={false}
      className={label ? styles.step : styles.today}
      aria-label={label}
    >
      {children}
    </Link>
  );
}
