import { Button } from '@mantine/core';
import { Dropdown } from '@maru/ui/dropdown/dropdown.tsx';
import { later, usePart } from '@maru/ui/later/later.ts';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useItemWords } from '#hub/menu/item/use-item-words.ts';
import { useCachedMenu } from '#hub/menu/menu.api.ts';
import { taxChange } from '#hub/menu/tax/tax-change.ts';
import { TaxNote } from '#hub/menu/tax/tax-note.tsx';
import { useTaxedName } from '#hub/menu/tax/use-taxed-name.ts';
import styles from './fields.module.css';

const newCategoryDialog = later(async () => (await import('./new-category-dialog.tsx')).NewCategoryDialog);

type CategoryFieldProps = {
  storeId: string;
  itemId: string | undefined;
  value: string | null;
  onChange: (categoryId: string | null) => void;
  error: string | undefined;
};

/** A field for an item's category. A missing category can be created from it. */
export function CategoryField({ storeId, itemId, value, onChange, error }: CategoryFieldProps) {
  const { t, nameOf } = useItemWords(storeId);
  const named = useTaxedName();
  const { categories, items } = useCachedMenu(storeId);
  const [isAdding, setIsAdding] = useState(false);
  const NewCategoryDialog = usePart(newCategoryDialog, isAdding);
  const saved = items.filter(({ id }) => id === itemId);
  const options = categories.map((category) => ({
    value: category.id,
    name: nameOf(category) ?? '',
    label: named(
      category,
      category.enabled ? (nameOf(category) ?? '') : t('categoryOff', { name: nameOf(category) }),
    ),
  }));

  return (
    <div className={styles.withButton} data-field="categoryId">
      <Dropdown
        label={t('category')}
        placeholder={t(options.length === 0 ? 'categoryFirst' : 'categoryChoose')}
        options={options}
        value={value}
        onChange={onChange}
        {...(options.length > 8 ? { search: { nothingFoundText: t('categoryNone') } } : {})}
        disabled={options.length === 0}
        error={error}
      />
      <Button
        className={styles.besideField ?? ''}
        leftSection={<IconPlus size={20} />}
        onClick={() => setIsAdding(true)}
      >
        {t('categoryNew')}
      </Button>
      <div className={styles.whole}>
        <TaxNote isOne change={taxChange(categories, saved, value)} />
      </div>
      {NewCategoryDialog && (
        <NewCategoryDialog
          storeId={storeId}
          isOpen={isAdding}
          onClose={() => setIsAdding(false)}
          onMade={onChange}
        />
      )}
    </div>
  );
}
