import { languages } from '@maru/contract/language.ts';
import { Segmented } from '@maru/ui/fields/segmented.tsx';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { useState } from 'react';
import { inLanguage } from '#hub/content/in-language.ts';
import { Article } from '#hub/content/reading/article.tsx';
import styles from './admin-content.module.css';
import { type ContentValues, publishAtOf } from './content-values.ts';
import { useAdminContentWords } from './use-admin-content-words.ts';

type PreviewDialogProps = {
  values: ContentValues;
  /** The address of the picture, if it can be shown. */
  thumbnailUrl?: string | undefined;
  onClose: () => void;
};

/** As stores will see it, in either language, with what is not saved yet. */
export function PreviewDialog({ values, thumbnailUrl, onClose }: PreviewDialogProps) {
  const { t, language: ofPage } = useAdminContentWords();
  const [language, setLanguage] = useState(ofPage);
  const { title, titleEn, text, textEn, status, connectUrl } = values;

  return (
    <Dialog isOpen onClose={onClose} title={t('preview')} closeText={t('app:close')} width={840}>
      <div className={styles.preview}>
        <Segmented
          label={t('previewLanguage')}
          value={language}
          onChange={setLanguage}
          options={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
        />
        <Article
          title={inLanguage(language, title, titleEn.trim() || null)}
          content={inLanguage(language, text, textEn)}
          language={language}
          publishAt={status === 'SCHEDULED' ? (publishAtOf(values) ?? null) : null}
          thumbnailUrl={thumbnailUrl}
          connectUrl={connectUrl.trim() && withScheme(connectUrl.trim())}
        />
      </div>
    </Dialog>
  );
}

const withScheme = (address: string) => (/^https?:/i.test(address) ? address : `https://${address}`);
