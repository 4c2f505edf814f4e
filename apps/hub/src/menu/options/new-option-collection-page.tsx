import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#hub/app/paths.ts';
import { useStore } from '#hub/lib/store.tsx';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import { useCachedMenu } from '#hub/menu/menu.api.ts';
import { AskPreview } from './ask-preview.tsx';
import { CollectionForm } from './collection-form.tsx';
import { blankValues } from './collection-values.ts';
import styles from './options.module.css';
import { PresetCard } from './preset-card.tsx';
import { useCollectionForm } from './use-collection-form.ts';

/** Most collections have at least two choices. */
const firstRows = 2;

/** Creates a collection. Its items are chosen afterwards on its own page. */
export function NewOptionCollectionPage() {
  const { t } = useTranslation('menu-options');
  const { storeId } = useStore();
  const navigate = useNavigate();
  const { collections } = useCachedMenu(storeId);
  const [blank] = useState(() => blankValues(firstRows));
  const form = useCollectionForm({
    storeId,
    saved: blank,
    version: 0,
    onSaved: ({ id }) => {
      const to = paths.optionCollection({ storeId, collectionId: id });
      // The form was saved, so leaving needs no question.
      void navigate({ to, replace: true, ignoreBlocker: true });
    },
  });

  return (
    <StoreFrame title={t('newTitle')} back={{ to: paths.options({ storeId }), label: t('back') }}>
      <div className={styles.beside}>
        <CollectionForm storeId={storeId} form={form}>
          <PresetCard form={form} takenNames={collections.map(({ name }) => name)} />
        </CollectionForm>
        <div className={styles.aside}>
          <AskPreview values={form.values} />
        </div>
      </div>
    </StoreFrame>
  );
}
