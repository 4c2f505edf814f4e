import { Popover } from '@mantine/core';
import { addDays } from '@maru/contract/time/business-date.ts';
import { useOnTop } from '@maru/ui/over/use-on-top.ts';
import { formatDate } from '@maru/web/format.ts';
import { IconCalendar, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#hub/lib/use-language.ts';
import styles from './day-picker.module.css';
import { MonthView } from './month-view.tsx';
import { withDate } from './with-date.ts';

type DayPickerProps = { date: string; today: string };

/** The shown business day, with a calendar and links to the previous and next day and to today. */
export function DayPicker({ date, today }: DayPickerProps) {
  const { t } = useTranslation('days');
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  useOnTop(isOpen, () => setIsOpen(false));
  const label = formatDate(date, language);

  return (
    <div className={styles.picker} data-own-row>
      <DayLink date={addDays(date, -1)} today={today} label={t('keys.previous')}>
        <IconChevronLeft size={20} aria-hidden />
      </DayLink>
      <Popover opened={isOpen} onChange={setIsOpen} trapFocus returnFocus radius="md" position="bottom">
        <Popover.Target>
          <button type="button" className={styles.day} onClick={() => setIsOpen(!isOpen)}>
            <IconCalendar size={18} aria-hidden />
            {date === today ? t('picker.today', { date: label }) : t('picker.day', { date: label })}
          </button>
        </Popover.Target>
        <Popover.Dropdown aria-label={t('picker.label')}>
          <MonthView date={date} today={today} onChosen={() => setIsOpen(false)} />
        </Popover.Dropdown>
      </Popover>
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

type DayLinkProps = DayPickerProps & { label?: string; children: ReactNode };

function DayLink({ date, today, label, children }: DayLinkProps) {
  return (
    <Link
      to="."
      search={(before: Record<string, unknown>) => withDate(before, date, today)}
      resetScroll={false}
      className={styles.step}
      aria-label={label}
    >
      {children}
    </Link>
  );
}
