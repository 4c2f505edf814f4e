import type { OptionCollection } from '@maru/contract/menu/options.endpoints.ts';
import { EmptyState } from '@maru/ui/empty-state.tsx';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useStore } from '#hub/lib/store.tsx';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import { useLiveMenu, useMenuBook } from '#hub/menu/menu.api.ts';
import { AskPreview } from './ask-preview.tsx';
import { BackToOptions } from './back-to-options.tsx';
import { CollectionForm } from './collection-form.tsx';
import { valuesOf } from './collection-values.ts';
import { DeleteCollection } from './delete-collection.tsx';
import styles from './options.module.css';
import { useCollectionForm } from './use-collection-form.ts';
import { useWords } from './use-words.ts';
import { UsedByCard } from './used/used-by-card.tsx';

/** One collection: its fields, how the till asks it, and the items that use it. */
export function OptionCollectionPage() {
  const { t } = useTranslation('menu-options');
  const { storeId } = useStore();
  const { collectionId } = useParams({ strict: false });
  const { collections } = useMenuBook(storeId);
  useLiveMenu(storeId);
  const collection = collections.find(({ id }) => id === collectionId);

  if (!collection) {
    return (
      <StoreFrame title={t('title')}>
        <EmptyState title={t('gone.title')} text={t('gone.text')} action={<BackToOptions />} />
      </StoreFrame>
    );
  }
  return <Collection key={collection.id} storeId={storeId} collection={collection} />;
}

// Apart, so that another collection begins with its own form.
function Collection({ storeId, collection }: { storeId: string; collection: OptionCollection }) {
  const { nameOf } = useWords();
  const { id, version } = collection;
  const form = useCollectionForm({ storeId, saved: valuesOf(collection), version, collectionId: id });

  return (
    <StoreFrame title={nameOf(collection)} actions={<BackToOptions />}>
      <div className={styles.beside}>
        <CollectionForm storeId={storeId} form={form} collection={collection} />
        <div className={styles.aside}>
          <AskPreview values={form.values} collection={collection} />
          <UsedByCard storeId={storeId} collection={collection} />
          <DeleteCollection storeId={storeId} collection={collection} />
        </div>
      </div>
    </StoreFrame>
  );
}
