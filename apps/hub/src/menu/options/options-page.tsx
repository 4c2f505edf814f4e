import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { paths } from '#hub/app/paths.ts';
import { inOrder } from '#hub/lib/sorting/in-order.ts';
import { useSort } from '#hub/lib/sorting/use-sort.ts';
import { useStore } from '#hub/lib/store.tsx';
import { useNow } from '#hub/lib/use-now.ts';
import { SortedScreen } from '#hub/menu/lists/sorted-screen.tsx';
import { useCachedMenu } from '#hub/menu/menu.api.ts';
import { CollectionRow } from './collection-row.tsx';
import { collectionOrderOf, useSortCollections } from './options.api.ts';
import { useOptionWords } from './use-option-words.ts';

/** Option collections of a store, sortable by hand. */
export function OptionsPage() {
  const { t, nameOf } = useOptionWords();
  const { storeId } = useStore();
  const { collections, items, listVersions } = useCachedMenu(storeId);
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
    <SortedScreen
      storeId={storeId}
      words={{
        title: t('title'),
        count: t('count', { count: collections.length }),
        intro: t('intro'),
        list: t('list'),
        changes: t('changes'),
        emptyTitle: t('empty.title'),
        emptyText: t('empty.text'),
      }}
      add={add}
      items={inOrder(collections, sort.ids)}
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
  );
}
