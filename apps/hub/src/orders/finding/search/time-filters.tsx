import { addDays } from '@maru/contract/time/business-date.ts';
import { weekdays } from '#hub/lib/days/month.ts';
import { ChoiceFilter } from '#hub/lib/filters/choice-filter.tsx';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import type { SearchAddress, SearchChange } from './search-address.ts';

type TimeFiltersProps = { address: SearchAddress; onChange: (change: SearchChange) => void };

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/**
 * Filters by weekday and clock hour, and a choice of the date that these and the period refer to: sale or
 * event.
 */
export function TimeFilters({ address, onChange }: TimeFiltersProps) {
  const { t } = useOrderWords();
  const { basis, hour, weekday } = address;
  const everyText = t('find.every');
  const numberIn = (text: string | undefined) => (text === undefined ? undefined : Number(text));

  return (
    <>
      <ChoiceFilter
        label={t('find.weekday')}
        everyText={everyText}
        options={weekdays.map((name, day) => ({ value: String(day), label: t(`days:weekdays.${name}`) }))}
        value={weekday === undefined ? undefined : String(weekday)}
        onChange={(day) => onChange({ weekday: numberIn(day) })}
      />
      <ChoiceFilter
        label={t('find.hour')}
        everyText={everyText}
        options={hours.map((from) => ({
          value: String(from),
          label: t('find.hourSpan', { from, until: from + 1 }),
        }))}
        value={hour === undefined ? undefined : String(hour)}
        onChange={(from) => onChange({ hour: numberIn(from) })}
      />
      <ChoiceFilter
        label={t('find.basis')}
        everyText={t('find.bases.sale')}
        options={[{ value: 'event' as const, label: t('find.bases.event') }]}
        value={basis}
        onChange={(value) => onChange(value ? { basis: value, ...periodOf(address) } : { basis: value })}
      />
    </>
  );
}

/**
 * Searching by days of payments and refunds needs a period. Without one, the last thirty-one days are used.
 */
function periodOf({ from, to }: SearchAddress) {
  const last = to ?? new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' });
  return { from: from ?? addDays(last, -30), to: last };
}
