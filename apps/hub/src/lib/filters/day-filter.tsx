import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { readDate } from '#hub/lib/days/read-date.ts';
import { useTypedQuery } from '#hub/lib/use-typed-query.ts';

type DayFilterProps = {
  label: string;
  value: string | undefined;
  onChange: (date: string | undefined) => void;
};

/** A field for a business date, typed or picked. */
export function DayFilter({ label, value, onChange }: DayFilterProps) {
  const [typed, type] = useTypedQuery(value ?? '', (text) => {
    // While a year is being typed, the date is in the first century and is ignored.
    if (text === '' || readDate(text)) onChange(readDate(text));
  });
  return <TextInput type="date" label={label} value={typed} onChange={type} />;
}
