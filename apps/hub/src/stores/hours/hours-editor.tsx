import { Button } from '@mantine/core';
import type { OpeningHours } from '@maru/contract/stores/opening-hours.ts';
import { useTranslation } from 'react-i18next';
import { FieldError } from '#hub/lib/forms/field-error.tsx';
import { DayRow } from './day-row.tsx';
import { HolidayRows } from './holiday-rows.tsx';
import { copiedTo, firstOpenDay, shownDays, toggled, usualHours, withDay, workdays } from './hours.ts';
import styles from './hours-editor.module.css';

type HoursEditorProps = {
  value: OpeningHours | null;
  onChange: (hours: OpeningHours | null) => void;
  error: string | undefined;
};

/** Opening hours: weekdays with breaks, and holidays. */
export function HoursEditor({ value, onChange, error }: HoursEditorProps) {
  const { t } = useTranslation('store');

  if (value === null)
    return (
      <div className={styles.empty}>
        <p>{t('hours.none')}</p>
        <Button onClick={() => onChange(usualHours())}>{t('hours.begin')}</Button>
      </div>
    );
  return (
    <div className={styles.editor} data-field="openingHours">
      <SameDays value={value} onChange={onChange} />
      <ul className={styles.days}>
        {shownDays.map((name) => (
          <DayRow
            key={name}
            name={name}
            day={value.days[name]}
            onChange={(day) => onChange(withDay(value, name, day))}
            onToggle={() => onChange(toggled(value, name))}
            onCopy={() => onChange(copiedTo(value, name))}
          />
        ))}
      </ul>
      <HolidayRows holidays={value.holidays} onChange={(holidays) => onChange({ ...value, holidays })} />
      <FieldError>{error}</FieldError>
      <Button variant="subtle" className={styles.clear ?? ''} onClick={() => onChange(null)}>
        {t('hours.clear')}
      </Button>
    </div>
  );
}

/** Shortcuts that copy one day to the whole week or to the working days. */
function SameDays({ value, onChange }: { value: OpeningHours; onChange: (hours: OpeningHours) => void }) {
  const { t } = useTranslation('store');
  const from = firstOpenDay(value);
  if (!from) return null;

  return (
    <div className={styles.same}>
      <span className={styles.note}>{t('hours.sameAs', { day: t(`hours.days.${from}`) })}</span>
      {workdays.includes(from) && (
        <Button onClick={() => onChange(copiedTo(value, from, workdays))}>{t('hours.workdays')}</Button>
      )}
      <Button onClick={() => onChange(copiedTo(value, from))}>{t('hours.everyDay')}</Button>
    </div>
  );
}
