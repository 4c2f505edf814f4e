import { languages } from '@maru/contract/language.ts';
import { readWebAddress } from '@maru/contract/web-address.ts';
import { Segmented } from '@maru/ui/fields/segmented.tsx';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { useState } from 'react';
import { inLanguage } from '#hub/content/in-language.ts';
import { Article } from '#hub/content/reading/article.tsx';
import { Question } from '#hub/content/reading/question.tsx';
import styles from './admin-content.module.css';
import { type ContentValues, type Kind, publishAtOf } from './content-values.ts';
import { useAdminContentWords } from './use-admin-content-words.ts';

type PreviewDialogProps = {
  kind: Kind;
  values: ContentValues;
  /** The address of the picture, if it can be shown yet. */
  thumbnailUrl?: string | undefined;
  onClose: () => void;
};

/** Previews what stores will see, in either language, including unsaved changes. */
export function PreviewDialog({ onClose, ...shown }: PreviewDialogProps) {
  const { t } = useAdminContentWords();
  return (
    <Dialog isOpen onClose={onClose} title={t('preview')} closeText={t('app:close')} width={800}>
      <Preview {...shown} />
    </Dialog>
  );
}

export function Preview({ kind, values, thumbnailUrl }: Omit<PreviewDialogProps, 'onClose'>) {
  const { t, language: ofPage } = useAdminContentWords();
  const [language, setLanguage] = useState(ofPage);
  const { title, titleEn, text, textEn, status, connectUrl } = values;
  const shownTitle = inLanguage(language, title, titleEn.trim() || null);
  const shownText = inLanguage(language, text, textEn);

  return (
    <div className={styles.preview}>
      <Segmented
        label={t('previewLanguage')}
        value={language}
        onChange={setLanguage}
        options={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
      />
      {kind === 'faq' ? (
        <Question question={shownTitle} answer={shownText} isOpen />
      ) : (
        <Article
          title={shownTitle}
          content={shownText}
          language={language}
          publishAt={status === 'SCHEDULED' ? (publishAtOf(values) ?? null) : null}
          thumbnailUrl={thumbnailUrl}
          connectUrl={readWebAddress(connectUrl.trim())}
        />
      )}
    </div>
  );
}
