import { Button, Checkbox } from '@mantine/core';
import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { mostCollectionsOfItem } from '@maru/contract/menu/menu-fields.ts';
import type { OptionCollection } from '@maru/contract/menu/options.endpoints.ts';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { useState } from 'react';
import { useCachedMenu } from '#hub/menu/menu.api.ts';
import { useOptionWords } from '#hub/menu/options/use-option-words.ts';
import { indexForSearch, searchMenu } from '#hub/menu/search/search-menu.ts';
import { useChooseItems } from './use-choose-items.ts';
import styles from './used.module.css';

type ChooseItemsDialogProps = {
  storeId: string;
  collection: OptionCollection;
  /** Items that use the collection now. */
  using: readonly CompactItem[];
  onClose: () => void;
};

/** Number of items shown at first, and added by each press. */
const pageSize = 100;

/** Chooses the items that use a collection, with a search by name. */
export function ChooseItemsDialog({ storeId, collection, using, onClose }: ChooseItemsDialogProps) {
  const { t, nameOf } = useOptionWords();
  const { items, categories } = useCachedMenu(storeId);
  const [query, setQuery] = useState('');
  const [most, setMost] = useState(pageSize);
  const { chosen, tick, save, isSaving, isChanged } = useChooseItems({ storeId, collection, using, onClose });
  const index = indexForSearch(items);
  const found = searchMenu(index, query);
  const categoryNames = new Map(categories.map((category) => [category.id, nameOf(category)]));
  const isFull = ({ id, optionCollectionIds }: CompactItem) =>
    !optionCollectionIds.includes(collection.id) &&
    !chosen.has(id) &&
    optionCollectionIds.length >= mostCollectionsOfItem;
  const open = found.filter((item) => !isFull(item));
  const isAll = open.length > 0 && open.every(({ id }) => chosen.has(id));
  const isSome = open.some(({ id }) => chosen.has(id));

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('used.dialog')}
      closeText={t('used.cancel')}
      width={560}
      isPersistent={isChanged}
      firstFocus="field"
      footer={
        <>
          <span className={styles.count} role="status">
            {t('used.chosen', { count: chosen.size })}
          </span>
          <Button size="lg" onClick={onClose}>
            {t('used.cancel')}
          </Button>
          <Button
            size="lg"
            variant="action"
            disabled={!isChanged}
            loading={isSaving}
            onClick={() => void save()}
          >
            {t('used.save')}
          </Button>
        </>
      }
    >
      {items.length === 0 ? (
        <p className={styles.none}>{t('used.noItems')}</p>
      ) : (
        <>
          <TextInput
            autoFocus
            label={t('used.search')}
            isLabelHidden
            placeholder={t('used.searchPlaceholder')}
            type="search"
            value={query}
            onChange={setQuery}
          />
          {open.length > 0 && (
            <Checkbox
              className={styles.all ?? ''}
              label={t('used.all')}
              checked={isAll}
              indeterminate={isSome && !isAll}
              onChange={({ currentTarget }) => tick(open, currentTarget.checked)}
            />
          )}
          {found.length === 0 && <p className={styles.none}>{t('used.nothing')}</p>}
          <ul className={styles.choose}>
            {found.slice(0, most).map((item) => (
              <li key={item.id}>
                <Checkbox
                  className={styles.tick ?? ''}
                  label={nameOf(item)}
                  description={
                    isFull(item)
                      ? t('used.full', { most: mostCollectionsOfItem })
                      : categoryNames.get(item.categoryId)
                  }
                  disabled={isFull(item)}
                  checked={chosen.has(item.id)}
                  onChange={({ currentTarget }) => tick([item], currentTarget.checked)}
                />
              </li>
            ))}
          </ul>
          {found.length > most && (
            <Button fullWidth onClick={() => setMost(most + pageSize)}>
              {t('used.more', { count: found.length - most })}
            </Button>
          )}
        </>
      )}
    </Dialog>
  );
}
