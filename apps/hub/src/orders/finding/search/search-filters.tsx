import { Button } from '@mantine/core';
import { itemOrderTypes, orderStatuses, orderTypes } from '@maru/contract/orders/order-status.ts';
import { paymentTypes } from '@maru/contract/payments/payment-type.ts';
import { Dropdown } from '@maru/ui/dropdown/dropdown.tsx';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { type Ref, useState } from 'react';
import { readDate } from '#hub/lib/days/read-date.ts';
import { useTypedQuery } from '#hub/lib/use-typed-query.ts';
import { useCachedMenu } from '#hub/menu/menu.api.ts';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import styles from './search-filters.module.css';
import type { OrderSearch } from './use-search.ts';

type SearchFiltersProps = { storeId: string; search: OrderSearch; ref: Ref<HTMLInputElement> };

/** Number of items that the list of the item filter shows; typing narrows it. */
const mostItems = 50;

/** Filters of the order search. Each takes effect at once. */
export function SearchFilters({ storeId, search, ref }: SearchFiltersProps) {
  const { t } = useOrderWords();
  const { address, changeAddress, typed, isFiltered } = search;
  const [number, typeNumber] = typed.number;
  const [min, typeMin] = typed.min;
  const [max, typeMax] = typed.max;
  const { type, place, payment, item } = address;
  const [isMoreOpen, setIsMoreOpen] = useState(
    [type, place, payment, item, address.min, address.max].some((filter) => filter !== undefined),
  );
  const clearText = t('find.every');
  const clearAll = () => {
    changeAddress(Object.fromEntries(Object.keys(address).map((key) => [key, undefined])));
  };

  return (
    <search className={styles.filters} aria-label={t('find.filters')}>
      <TextInput
        ref={ref}
        label={t('find.number')}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="search"
        value={number}
        onChange={typeNumber}
      />
      <Day label={t('find.from')} value={address.from} onChange={(from) => changeAddress({ from })} />
      <Day label={t('find.to')} value={address.to} onChange={(to) => changeAddress({ to })} />
      <Dropdown
        label={t('columns.status')}
        placeholder={clearText}
        clearText={clearText}
        options={orderStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        value={address.status ?? null}
        onChange={(value) => changeAddress({ status: orderStatuses.find((one) => one === value) })}
      />
      <Button
        className={styles.moreButton ?? ''}
        aria-expanded={isMoreOpen}
        onClick={() => setIsMoreOpen(!isMoreOpen)}
      >
        {t(isMoreOpen ? 'find.less' : 'find.more')}
      </Button>
      <div className={styles.more} data-open={isMoreOpen}>
        <Dropdown
          label={t('find.type')}
          placeholder={clearText}
          clearText={clearText}
          options={orderTypes.map((value) => ({ value, label: t(`find.types.${value}`) }))}
          value={address.type ?? null}
          onChange={(value) => changeAddress({ type: orderTypes.find((one) => one === value) })}
        />
        <Dropdown
          label={t('find.place')}
          placeholder={clearText}
          clearText={clearText}
          options={itemOrderTypes.map((value) => ({ value, label: t(`places.${value}`) }))}
          value={address.place ?? null}
          onChange={(value) => changeAddress({ place: itemOrderTypes.find((one) => one === value) })}
        />
        <Dropdown
          label={t('columns.payment')}
          placeholder={clearText}
          clearText={clearText}
          options={paymentTypes.map((value) => ({ value, label: t(`paymentTypes.${value}`) }))}
          value={address.payment ?? null}
          onChange={(value) => changeAddress({ payment: paymentTypes.find((one) => one === value) })}
        />
        <ItemFilter
          storeId={storeId}
          value={address.item}
          clearText={clearText}
          onChange={(item) => changeAddress({ item })}
        />
        <TextInput
          label={t('find.min')}
          inputMode="numeric"
          autoComplete="off"
          value={min}
          onChange={typeMin}
        />
        <TextInput
          label={t('find.max')}
          inputMode="numeric"
          autoComplete="off"
          value={max}
          onChange={typeMax}
        />
      </div>
      {isFiltered && (
        <Button className={styles.clear ?? ''} onClick={clearAll}>
          {t('find.clear')}
        </Button>
      )}
    </search>
  );
}

type DayProps = { label: string; value: string | undefined; onChange: (date: string | undefined) => void };

function Day({ label, value, onChange }: DayProps) {
  const [typed, type] = useTypedQuery(value ?? '', (text) => {
    // While a year is typed, the date is one of the first century.
    if (text === '' || readDate(text)) onChange(readDate(text));
  });
  return <TextInput type="date" label={label} value={typed} onChange={type} />;
}

type ItemFilterProps = {
  storeId: string;
  value: string | undefined;
  clearText: string;
  onChange: (itemId: string | undefined) => void;
};

function ItemFilter({ storeId, value, clearText, onChange }: ItemFilterProps) {
  const { t, nameOf } = useOrderWords();
  const { items } = useCachedMenu(storeId);
  const optionOf = (item: (typeof items)[number]) => ({ value: item.id, label: nameOf(item) });
  const find = (text: string) => {
    const wanted = plain(text);
    const isWanted = ({ name, nameEn }: (typeof items)[number]) =>
      plain(name).includes(wanted) || plain(nameEn ?? '').includes(wanted);
    return items.filter(isWanted).slice(0, mostItems).map(optionOf);
  };
  const chosen = items.find(({ id }) => id === value);

  return (
    <Dropdown
      label={t('find.item')}
      placeholder={clearText}
      clearText={clearText}
      // A deleted item is no longer on the menu, but its orders are still found.
      options={chosen ? [optionOf(chosen)] : value ? [{ value, label: t('find.deletedItem') }] : []}
      value={value ?? null}
      onChange={(id) => onChange(id ?? undefined)}
      search={{ find }}
    />
  );
}

function plain(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll(/\s/g, '');
}
