import { Button } from '@mantine/core';
import { useIsPhone } from '@maru/ui/frame/use-is-phone.ts';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeys } from '#hub/lib/keys.ts';
import { useNames } from '#hub/lib/names/use-names.ts';
import { useStore } from '#hub/lib/store.tsx';
import { SortedScreen } from '#hub/menu/lists/sorted-screen.tsx';
import { CategoryDialog } from './category-dialog.tsx';
import { CategoryRow } from './category-row.tsx';
import { DeleteCategoryDialog } from './delete-category-dialog.tsx';
import { type CountedCategory, useSortedCategories } from './use-sorted-categories.ts';

type Open = { kind: 'add' } | { kind: 'edit' | 'delete'; category: CountedCategory };

/** Categories of a store: their order, sales switch, VAT and points. */
export function CategoriesPage() {
  const { t } = useTranslation('menu-categories');
  const { storeId } = useStore();
  const { nameOf } = useNames();
  const { categories, move } = useSortedCategories(storeId);
  const [open, setOpen] = useState<Open>();
  const isPhone = useIsPhone();
  const close = () => setOpen(undefined);
  const startAdding = () => setOpen({ kind: 'add' });
  useKeys([{ keys: ['n'], label: t('add'), onPress: startAdding }]);
  /** The present category, or its last known state if somebody else has deleted it. */
  const asItIs = (was: CountedCategory) => categories.find(({ id }) => id === was.id) ?? was;

  const add = (
    <Button variant="action" leftSection={<IconPlus size={20} />} onClick={startAdding}>
      {t('add')}
    </Button>
  );

  return (
    <SortedScreen
      storeId={storeId}
      words={{
        title: t('title'),
        count: isPhone ? undefined : t('count', { count: categories.length }),
        intro: t('intro'),
        list: t('list'),
        changes: t('changes'),
        emptyTitle: t('empty.title'),
        emptyText: t('empty.text'),
      }}
      add={add}
      items={categories}
      nameOf={nameOf}
      onMove={move}
      renderItem={(category, handle) => (
        <CategoryRow
          storeId={storeId}
          category={category}
          handle={handle}
          onEdit={() => setOpen({ kind: 'edit', category })}
          onDelete={() => setOpen({ kind: 'delete', category })}
        />
      )}
    >
      {open?.kind === 'add' && <CategoryDialog storeId={storeId} onClose={close} />}
      {open?.kind === 'edit' && (
        <CategoryDialog
          storeId={storeId}
          category={asItIs(open.category)}
          isGone={!categories.some(({ id }) => id === open.category.id)}
          onClose={close}
        />
      )}
      {open?.kind === 'delete' && (
        <DeleteCategoryDialog
          storeId={storeId}
          category={asItIs(open.category)}
          others={categories.filter(({ id }) => id !== open.category.id)}
          onClose={close}
        />
      )}
    </SortedScreen>
  );
}
