import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { useRef } from 'react';
import { DayFilter } from '#hub/lib/filters/day-filter.tsx';
import { FilterBar, FilterPair } from '#hub/lib/filters/filter-bar.tsx';
import { useKeys } from '#hub/lib/keys.ts';
import { useStore } from '#hub/lib/store.tsx';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import { CustomerFilter } from './customer-filter.tsx';
import { MenuFilters } from './menu-filters.tsx';
import { OrderFilterChoices, StatusFilter } from './order-filter-choices.tsx';
import { PlaceFilter } from './place-filter.tsx';
import { TenderFilter } from './tender-filter.tsx';
import { TimeFilters } from './time-filters.tsx';
import type { OrderSearch } from './use-search.ts';

type SearchFiltersProps = { storeId: string; search: OrderSearch };

/** Filters of the order search. */
export function SearchFilters({ storeId, search }: SearchFiltersProps) {
  const { t } = useOrderWords();
  const { may } = useStore();
  const { address, changeAddress, typed, isFiltered, customer } = search;
  const {
    number: _number,
    from: _from,
    to: _to,
    status: _status,
    cursor: _cursor,
    report,
    ...more
  } = address;
  const [number, typeNumber] = typed.number;
  const [min, typeMin] = typed.min;
  const [max, typeMax] = typed.max;
  const amount = { inputMode: 'numeric', autoComplete: 'off' } as const;
  const field = useRef<HTMLInputElement>(null);
  useKeys([{ keys: ['/'], label: t('find.number'), onPress: () => field.current?.focus() }]);
  const clearAll = () =>
    changeAddress({ ...Object.fromEntries(Object.keys(address).map((key) => [key, undefined])), report });

  return (
    <FilterBar
      label={t('find.filters')}
      texts={{ more: t('find.more'), less: t('find.less'), clear: t('find.clear') }}
      isMany
      isMoreSet={Object.keys(more).length > 0}
      onClear={isFiltered ? clearAll : undefined}
      more={
        <>
          {may('ORDER') && (
            <CustomerFilter
              {...{ storeId, customer }}
              customerId={address.customer}
              onChange={changeAddress}
            />
          )}
          <TimeFilters address={address} onChange={changeAddress} />
          <OrderFilterChoices storeId={storeId} address={address} onChange={changeAddress} />
          <TenderFilter tender={address.tender} onChange={changeAddress} />
          <PlaceFilter place={address.place} onChange={changeAddress} />
          <MenuFilters storeId={storeId} address={address} onChange={changeAddress} />
          <FilterPair>
            <TextInput label={t('find.min')} value={min} onChange={typeMin} {...amount} />
            <TextInput label={t('find.max')} value={max} onChange={typeMax} {...amount} />
          </FilterPair>
        </>
      }
    >
      <TextInput
        ref={field}
        label={t('find.number')}
        autoComplete="off"
        enterKeyHint="search"
        value={number}
        onChange={typeNumber}
      />
      <StatusFilter status={address.status} onChange={changeAddress} />
      <FilterPair>
        <DayFilter label={t('find.from')} value={address.from} onChange={(from) => changeAddress({ from })} />
        <DayFilter label={t('find.to')} value={address.to} onChange={(to) => changeAddress({ to })} />
      </FilterPair>
    </FilterBar>
  );
}
