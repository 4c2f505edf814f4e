import { Switch } from '@mantine/core';
import { storeHours } from '@maru/contract/sales/revenue-message.ts';
import { Dropdown } from '@maru/ui/dropdown/dropdown.tsx';
import { formatTimeOfDay } from '@maru/web/format.ts';
import { useTranslation } from 'react-i18next';
import { FormCard } from '#hub/lib/forms/form-card.tsx';
import { useLanguage } from '#hub/lib/use-language.ts';
import type { MessageForm } from './use-message-form.ts';

const everyHour = Array.from({ length: 24 }, (_, hour) => hour);

/** Chooses the hour at which the store sends, and for owners who get messages, their own hour. */
export function HourCard({ form, hasOwnHour }: { form: MessageForm; hasOwnHour: boolean }) {
  const { t } = useTranslation('revenue-message');
  const { values, set, errorOf } = form;

  return (
    <FormCard title={t('hour.title')}>
      <div data-field="hour">
        <HourField
          label={t('hour.label')}
          description={t('hour.hint')}
          hours={storeHours}
          value={values.hour}
          onChange={(hour) => set('hour', hour)}
          error={errorOf('hour')}
        />
      </div>
      {hasOwnHour && (
        <Switch
          name="ownHour"
          label={t('hour.own')}
          description={t('hour.ownHint')}
          checked={values.ownHour !== null}
          onChange={({ currentTarget }) => set('ownHour', currentTarget.checked ? values.hour : null)}
        />
      )}
      {hasOwnHour && values.ownHour !== null && (
        <HourField
          label={t('hour.ownLabel')}
          hours={everyHour}
          value={values.ownHour}
          onChange={(hour) => set('ownHour', hour)}
          error={errorOf('ownHour')}
        />
      )}
    </FormCard>
  );
}

type HourFieldProps = {
  label: string;
  description?: string;
  hours: readonly number[];
  value: number;
  onChange: (hour: number) => void;
  error: string | undefined;
};

function HourField({ label, description, hours, value, onChange, error }: HourFieldProps) {
  const language = useLanguage();
  return (
    <Dropdown
      label={label}
      {...(description && { description })}
      options={hours.map((hour) => ({ value: `${hour}`, label: formatTimeOfDay(hour * 60, language) }))}
      value={`${value}`}
      onChange={(hour) => hour !== null && onChange(Number(hour))}
      error={error}
    />
  );
}
