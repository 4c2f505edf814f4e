import { DayFilter } from '#hub/lib/filters/day-filter.tsx';
import { moveEnd, type Period } from './sales-address.ts';

type PeriodFieldsProps = {
  labels: Record<'from' | 'to', string>;
  period: Period;
  /** The longest period, in days. */
  most?: number;
  /** An emptied field leaves its end undefined. */
  onChange: (change: { from?: string | undefined; to?: string | undefined }) => void;
};

/** First and last day of a period. Moving one end past the other moves both. */
export function PeriodFields({ labels, period, most, onChange }: PeriodFieldsProps) {
  return (['from', 'to'] as const).map((end) => (
    <DayFilter
      key={end}
      label={labels[end]}
      value={period[end]}
      onChange={(date) =>
        onChange(date ? moveEnd(period, end, { date, ...(most ? { most } : {}) }) : { [end]: undefined })
      }
    />
  ));
}
