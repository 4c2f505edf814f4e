import type { Language } from '@maru/contract/language.ts';
import { placePageOf } from '@maru/contract/place/place-page.ts';
import { PlaceView } from '@maru/place-page/place-view.tsx';
import { Segmented } from '@maru/ui/fields/segmented.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#hub/lib/use-language.ts';
import { useNow } from '#hub/lib/use-now.ts';
import type { PlaceForm } from '#hub/place/editor/place-form.ts';
import styles from './preview.module.css';
import { PreviewFrame, type PreviewWidth } from './preview-frame.tsx';
import { usePreviewSource } from './use-preview-source.ts';

type PlacePreviewProps = { storeId: string; slug: string; values: PlaceForm };

/** How often the opening status is recomputed, in ms. */
const lookEvery = 30_000;

/**
 * Previews the page with the typed values as a visitor would see it, in either language, on a phone or a wide
 * screen.
 */
export function PlacePreview({ storeId, slug, values }: PlacePreviewProps) {
  const { t } = useTranslation('place');
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [width, setWidth] = useState<PreviewWidth>('phone');
  const source = usePreviewSource(storeId, slug, values);
  const page = placePageOf(source, language, new Date(useNow(lookEvery)));

  return (
    <>
      <div className={styles.choices}>
        <Segmented
          label={t('preview.language')}
          options={[
            { value: 'ko', label: t('preview.ko') },
            { value: 'en', label: t('preview.en') },
          ]}
          value={language}
          onChange={setLanguage}
        />
        <Segmented
          label={t('preview.width')}
          options={[
            { value: 'phone', label: t('preview.phone') },
            { value: 'wide', label: t('preview.wide') },
          ]}
          value={width}
          onChange={setWidth}
        />
      </div>
      <PreviewFrame title={t('preview.frame')} language={language} width={width}>
        <PlaceView page={page} />
      </PreviewFrame>
      <p className={styles.hint}>{t('preview.hint')}</p>
    </>
  );
}
