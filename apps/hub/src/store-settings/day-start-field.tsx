import { nextDayStartAfter } from '@maru/contract/time/business-date.ts';
import { Dropdown } from '@maru/ui/dropdown/dropdown.tsx';
import { formatDateTime, formatTimeOfDay } from '@maru/web/format.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#hub/lib/use-language.ts';
import { useNow } from '#hub/lib/use-now.ts';
import { dayStartsWith } from './day-starts.ts';
import styles from './settings.module.css';
import type { GeneralSetting } from './use-general-form.ts';

type DayStartFieldProps = {
  setting: GeneralSetting;
  value: number;
  onChange: (minutes: number) => void;
  error: string | undefined;
};

/** Start of the business day, and when a change takes effect. */
export function DayStartField({ setting, value, onChange, error }: DayStartFieldProps) {
  const { t } = useTranslation('store-settings');
  const language = useLanguage();

  return (
    <>
      <div data-field="dayStart">
        <Dropdown
          label={t('general.dayStart')}
          description={t('general.dayStartHint')}
          options={dayStartsWith(setting.dayStart, value).map((minutes) => ({
            value: `${minutes}`,
            label: formatTimeOfDay(minutes, language),
          }))}
          value={`${value}`}
          onChange={(minutes) => minutes !== null && onChange(Number(minutes))}
          error={error}
        />
      </div>
      <p className={styles.holds} role="status">
        <WhenItHolds setting={setting} value={value} />
      </p>
    </>
  );
}

function WhenItHolds({ setting, value }: Pick<DayStartFieldProps, 'setting' | 'value'>) {
  const { t } = useTranslation('store-settings');
  const language = useLanguage();
  const now = useNow(30_000);
  const { dayStart, nextDayStart } = setting;

  const timeOf = (minutes: number) => formatTimeOfDay(minutes, language);

  if (value === dayStart) return t('general.dayNow', { time: timeOf(dayStart) });
  if (value === nextDayStart?.dayStart) {
    const at = formatDateTime(nextDayStart.validFrom, language, now);
    return t('general.dayWaits', { at, time: timeOf(value), now: timeOf(dayStart) });
  }
  const at = formatDateTime(nextDayStartAfter(new Date(now), dayStart), language, now);
  return t('general.dayWillWait', { at });
}
