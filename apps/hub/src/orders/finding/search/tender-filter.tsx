import { storedTenderTypes } from '@maru/contract/payments/payment-type.ts';
import { ChoiceFilter } from '#hub/lib/filters/choice-filter.tsx';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import type { SearchAddress, SearchChange } from './search-address.ts';

type TenderFilterProps = { tender: SearchAddress['tender']; onChange: (change: SearchChange) => void };

/** Filters by the type of at least one payment of the order. */
export function TenderFilter({ tender, onChange }: TenderFilterProps) {
  const { t } = useOrderWords();
  return (
    <ChoiceFilter
      label={t('find.tender')}
      everyText={t('find.every')}
      options={storedTenderTypes.map((value) => ({ value, label: t(`paymentTypes.${value}`) }))}
      value={tender}
      onChange={(value) => onChange({ tender: value })}
    />
  );
}
