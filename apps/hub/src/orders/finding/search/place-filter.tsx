import { type ItemOrderType, itemOrderTypes } from '@maru/contract/orders/order-status.ts';
import { ChoiceFilter } from '#hub/lib/filters/choice-filter.tsx';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import type { SearchChange } from './search-address.ts';

type PlaceFilterProps = { place: ItemOrderType | undefined; onChange: (change: SearchChange) => void };

/** Filters by where a line is eaten. */
export function PlaceFilter({ place, onChange }: PlaceFilterProps) {
  const { t } = useOrderWords();
  return (
    <ChoiceFilter
      label={t('find.place')}
      everyText={t('find.every')}
      options={itemOrderTypes.map((value) => ({ value, label: t(`places.${value}`) }))}
      value={place}
      onChange={(value) => onChange({ place: value })}
    />
  );
}
