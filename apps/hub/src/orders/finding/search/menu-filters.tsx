import { ChoiceFilter } from '#hub/lib/filters/choice-filter.tsx';
import { useCachedMenu } from '#hub/menu/menu.api.ts';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import { type SearchAddress, type SearchChange, typedIn } from './search-address.ts';

type MenuFiltersProps = {
  storeId: string;
  address: SearchAddress;
  onChange: (change: SearchChange) => void;
};

/**
 * Filters by the item, category and option of a line. A deleted one cannot be chosen, but a link may still
 * filter by it.
 */
export function MenuFilters({ storeId, address, onChange }: MenuFiltersProps) {
  const { t, nameOf } = useOrderWords();
  const { items, categories, collections } = useCachedMenu(storeId);
  const everyText = t('find.every');
  const withoutItem = { value: typedIn, label: t('lines.typed') };
  const optionOf = (named: { id: string; name: string; nameEn: string | null }) => ({
    value: named.id,
    label: nameOf(named),
  });

  return (
    <>
      <ChoiceFilter
        label={t('find.item')}
        everyText={everyText}
        options={[withoutItem, ...items.map(optionOf)]}
        goneText={t('find.deletedItem')}
        value={address.item}
        onChange={(item) => onChange({ item })}
        hasSearch
      />
      <ChoiceFilter
        label={t('find.category')}
        everyText={everyText}
        options={[withoutItem, ...categories.map(optionOf)]}
        goneText={t('find.deletedCategory')}
        value={address.category}
        onChange={(category) => onChange({ category })}
        hasSearch
      />
      <ChoiceFilter
        label={t('find.choice')}
        everyText={everyText}
        options={collections.flatMap((collection) =>
          collection.choices.map((choice) => ({
            value: choice.id,
            label: `${nameOf(collection)} · ${nameOf(choice)}`,
          })),
        )}
        goneText={t('find.deletedChoice')}
        value={address.choice}
        onChange={(choice) => onChange({ choice })}
        hasSearch
      />
    </>
  );
}
