import { Button } from '@mantine/core';
import { EmptyState } from '@maru/ui/states/empty-state.tsx';
import { StatusBadge } from '@maru/ui/status-badge.tsx';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { paths } from '#hub/app/paths.ts';
import { useStore } from '#hub/lib/store.tsx';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import { useNow } from '#hub/lib/use-now.ts';
import { ChangesLink } from '#hub/menu/changes-link.tsx';
import { useMenuBook } from '#hub/menu/menu.api.ts';
import { inOrder } from '#hub/menu/sorting/in-order.ts';
import { SortableList } from '#hub/menu/sorting/sortable-list.tsx';
import { useSort } from '#hub/menu/sorting/use-sort.ts';
import { CollectionRow } from './collection-row.tsx';
import { collectionOrderOf, useSortCollections } from './options.api.ts';
import styles from './options.module.css';
import { useWords } from './use-words.ts';

/** What a store asks about its items, in an order that is sorted by hand. */
export function OptionsPage() {
  const { t, nameOf } = useWords();
  const { storeId } = useStore();
  const { collections, items, listVersions } = useMenuBook(storeId);
  const now = new Date(useNow(60_000));
  const sort = useSort({
    of: `options ${storeId}`,
    ids: collections.map(({ id }) => id),
    version: listVersions.collections,
    save: useSortCollections(storeId).mutateAsync,
    listOf: collectionOrderOf,
  });
  const counts = Map.groupBy(
    items.flatMap(({ optionCollectionIds }) => optionCollectionIds),
    (id) => id,
  );
  const add = (
    <Button
      variant="action"
      leftSection={<IconPlus size={20} aria-hidden />}
      renderRoot={(props) => <Link to={paths.newOptionCollection({ storeId })} {...props} />}
    >
      {t('add')}
    </Button>
  );

  return (
    <StoreFrame
      title={t('title')}
      headerSlot={
        collections.length > 0 && <StatusBadge>{t('count', { count: collections.length })}</StatusBadge>
      }
      actions={
        <>
          <ChangesLink storeId={storeId} label={t('changes')} />
          {collections.length > 0 && add}
        </>
      }
    >
      {collections.length === 0 ? (
        <EmptyState title={t('empty.title')} text={t('empty.text')} action={add} />
      ) : (
        <div className={styles.page}>
          <p className={styles.intro}>{t('intro')}</p>
          <SortableList
            items={inOrder(collections, sort.ids)}
            label={t('list')}
            nameOf={nameOf}
            onMove={sort.move}
            renderItem={(collection, handle) => (
              <CollectionRow
                storeId={storeId}
                collection={collection}
                count={counts.get(collection.id)?.length ?? 0}
                now={now}
                handle={handle}
              />
            )}
          />
        </div>
      )}
    </StoreFrame>
  );
}
