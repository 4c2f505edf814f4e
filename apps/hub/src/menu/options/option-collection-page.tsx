import { Button } from '@mantine/core';
import type { OptionCollection } from '@maru/contract/menu/options.endpoints.ts';
import { EmptyState } from '@maru/ui/states/empty-state.tsx';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { paths } from '#hub/app/paths.ts';
import { useStore } from '#hub/lib/store.tsx';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import { GoneNote } from '#hub/menu/changes/gone-note.tsx';
import { useRecentChanges } from '#hub/menu/changes/use-recent-changes.tsx';
import { useCachedMenu } from '#hub/menu/menu.api.ts';
import { useLastSeen } from '#hub/menu/use-last-seen.ts';
import { AskPreview } from './ask-preview.tsx';
import { CollectionForm } from './collection-form.tsx';
import { collectionValuesOf } from './collection-values.ts';
import { DeleteCollection } from './delete-collection.tsx';
import styles from './options.module.css';
import { useCollectionForm } from './use-collection-form.ts';
import { useOptionWords } from './use-option-words.ts';
import { UsedByCard } from './used/used-by-card.tsx';

/** One collection: its fields, a preview of the till, and the items that use it. */
export function OptionCollectionPage() {
  const { storeId } = useStore();
  const { collectionId } = useParams({ strict: false });
  const { collections } = useCachedMenu(storeId);
  const found = collections.find(({ id }) => id === collectionId);
  const collection = useLastSeen(found, collectionId);

  if (!collection) return <Gone storeId={storeId} />;
  return <Collection key={collection.id} storeId={storeId} collection={collection} isGone={!found} />;
}

type CollectionProps = { storeId: string; collection: OptionCollection; isGone: boolean };

// A component of its own, so that each collection gets its own form state.
function Collection({ storeId, collection, isGone }: CollectionProps) {
  const { t, nameOf } = useOptionWords();
  const navigate = useNavigate();
  const { id, version } = collection;
  const form = useCollectionForm({
    storeId,
    saved: collectionValuesOf(collection),
    version,
    // Somebody else has deleted it: saving creates a new one, which the page then shows.
    ...(isGone
      ? {
          onSaved: (made) =>
            void navigate({
              to: paths.optionCollection({ storeId, collectionId: made.id }),
              replace: true,
              ignoreBlocker: true,
            }),
        }
      : { collectionId: id }),
  });
  const changes = useRecentChanges(storeId);
  if (isGone && !form.isDirty) return <Gone storeId={storeId} />;

  return (
    <StoreFrame title={nameOf(form.baseValues)} back={{ to: paths.options({ storeId }), label: t('back') }}>
      <div className={styles.beside}>
        <CollectionForm
          storeId={storeId}
          form={form}
          {...(!isGone && { collection })}
          isGone={isGone}
          actions={isGone && <GoneNote text={t('gone.typed')} changes={changes} />}
        />
        {changes.dialog}
        <div className={styles.aside}>
          <AskPreview values={form.values} collection={collection} />
          {!isGone && (
            <>
              <UsedByCard storeId={storeId} collection={collection} />
              <DeleteCollection storeId={storeId} collection={collection} />
            </>
          )}
        </div>
      </div>
    </StoreFrame>
  );
}

function Gone({ storeId }: { storeId: string }) {
  const { t } = useOptionWords();
  return (
    <StoreFrame title={t('title')} back={{ to: paths.options({ storeId }), label: t('back') }}>
      <EmptyState
        title={t('gone.title')}
        text={t('gone.text')}
        action={
          <Button renderRoot={(props) => <Link to={paths.menuChanges({ storeId })} {...props} />}>
            {t('gone.changes')}
          </Button>
        }
      />
    </StoreFrame>
  );
}
