import { ActionIcon, Button } from '@mantine/core';
import type { OpeningHours } from '@maru/contract/stores/opening-hours.ts';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './hours-editor.module.css';

type Holidays = OpeningHours['holidays'];

const mostHolidays = 60;

/** Days on which the store is closed, whatever the weekday. */
export function HolidayRows({
  holidays,
  onChange,
}: {
  holidays: Holidays;
  onChange: (holidays: Holidays) => void;
}) {
  const { t } = useTranslation('store');
  const change = (index: number, part: Partial<Holidays[number]>) =>
    onChange(holidays.map((one, i) => (i === index ? { ...one, ...part } : one)));

  return (
    <section className={styles.holidays}>
      <h3 className={styles.heading}>{t('hours.holidays')}</h3>
      {holidays.map(({ from, to, note }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: holidays have no id and keep their order
        <div key={index} className={styles.holiday}>
          <TextInput
            type="date"
            required
            label={t('hours.holidayFrom')}
            value={from}
            // Most holidays are a single day, so the end follows the start.
            onChange={(date) =>
              change(index, { from: date, ...(to === '' || to < date ? { to: date } : {}) })
            }
          />
          <TextInput
            type="date"
            required
            label={t('hours.holidayTo')}
            value={to}
            onChange={(date) => change(index, { to: date })}
            error={to !== '' && to < from ? t('hours.holidayWrong') : undefined}
          />
          <TextInput
            label={t('hours.holidayNote')}
            value={note}
            maxLength={50}
            onChange={(words) => change(index, { note: words })}
          />
          <ActionIcon
            aria-label={t('hours.removeHoliday', { from })}
            onClick={() => onChange(holidays.filter((_, i) => i !== index))}
          >
            <IconX size={20} />
          </ActionIcon>
        </div>
      ))}
      {holidays.length < mostHolidays && (
        <Button onClick={() => onChange([...holidays, { from: '', to: '', note: '' }])}>
          {t('hours.addHoliday')}
        </Button>
      )}
    </section>
  );
}
