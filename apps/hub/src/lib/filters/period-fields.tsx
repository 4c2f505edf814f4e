import { moveEnd, type Period } from '#hub/lib/days/period.ts';
import { DayFilter } from './day-filter.tsx';

type PeriodFieldsProps = {
  labels: Record<'from' | 'to', string>;
  period: Period;
  /** The longest period, in days. */
  most: number;
  /** An emptied field makes its end undefined. */
  onChange: (change: { from?: string | undefined; to?: string | undefined }) => void;
};

/** Fields for the first and last day of a period. If one end passes the other, both move. */
export function PeriodFields({ labels, period, most, onChange }: PeriodFieldsProps) {
  return (['from', 'to'] as const).map((end) => (
    <DayFilter
      key={end}
      label={labels[end]}
      value={period[end]}
      onChange={(date) => onChange(date ? moveEnd(period, end, { date, most }) : { [end]: undefined })}
    />
  ));
}
