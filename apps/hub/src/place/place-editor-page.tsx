import { updatePlace } from '@maru/contract/place/place.endpoints.ts';
import { Segmented } from '@maru/ui/fields/segmented.tsx';
import { usePart } from '@maru/ui/later/later.ts';
import { loadTexts } from '@maru/web/i18n.ts';
import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayCall, useStore } from '#hub/lib/store.tsx';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import { loadMenu } from '#hub/menu/menu.api.ts';
import { loadStore, useStoreRow } from '#hub/stores/stores.api.ts';
import { PlaceEditor } from './editor/place-editor.tsx';
import { unpublishedFields } from './editor/place-form.ts';
import { usePlaceForm } from './editor/use-place-form.ts';
import { HoursCard } from './hours-card.tsx';
import { placeQuery, usePlace } from './place.api.ts';
import styles from './place.module.css';
import { placePreview } from './preview/later-preview.ts';
import { PublicCard } from './public/public-card.tsx';
import { ShownItemsCard } from './shown/shown-items-card.tsx';

/** Route loader. */
export const loadPlaceEditorPage = (queryClient: QueryClient, storeId: string) =>
  Promise.all([
    loadTexts('place', 'forms', 'uploads', 'sorting', 'store'),
    loadMenu(queryClient, storeId),
    loadStore(queryClient, storeId),
    queryClient.ensureQueryData(placeQuery(storeId)),
  ]);

type Side = 'edit' | 'preview';

/** The editor of the store's public page, beside a preview of what a visitor would see. */
export function PlaceEditorPage() {
  const { t } = useTranslation('place');
  const store = useStore();
  const { storeId } = store;
  const place = usePlace(storeId);
  const { applicationStatus, name } = useStoreRow(storeId);
  const { saved, ...editor } = usePlaceForm(storeId);
  const { form } = editor;
  const [side, setSide] = useState<Side>('edit');
  const Preview = usePart(placePreview, true);
  const isReadOnly = !mayCall(updatePlace, store);

  return (
    <StoreFrame title={t('title')}>
      <div className={styles.page} data-side={side}>
        <div className={styles.sides}>
          <Segmented
            label={t('sides.label')}
            isFullWidth
            options={[
              { value: 'edit', label: t('sides.edit') },
              { value: 'preview', label: t('sides.preview') },
            ]}
            value={side}
            onChange={setSide}
          />
        </div>
        <div className={styles.editor}>
          <PublicCard
            place={place}
            application={applicationStatus}
            storeName={name}
            unpublished={unpublishedFields(form.values, place.published)}
            onSave={saved}
            isReadOnly={isReadOnly}
          />
          <PlaceEditor {...editor} isReadOnly={isReadOnly} />
          <ShownItemsCard storeId={storeId} isReadOnly={isReadOnly} />
          <HoursCard storeId={storeId} />
        </div>
        <section className={styles.preview} aria-label={t('preview.title')}>
          <h2 className={styles.title}>{t('preview.title')}</h2>
          {Preview && <Preview storeId={storeId} slug={place.slug} values={form.values} />}
        </section>
      </div>
    </StoreFrame>
  );
}
