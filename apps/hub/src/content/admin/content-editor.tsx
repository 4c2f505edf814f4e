import { Button } from '@mantine/core';
import type { Document } from '@maru/contract/content/document.ts';
import { textOf } from '@maru/contract/content/document.ts';
import { StatusBadge } from '@maru/ui/status-badge.tsx';
import { IconEye } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { EditForm } from '#hub/lib/forms/edit-form.tsx';
import layout from '#hub/lib/forms/form-columns.module.css';
import { type Back, StoreFrame } from '#hub/lib/store-frame.tsx';
import { fileLinkQuery } from '#hub/lib/uploads/file-link.ts';
import styles from './admin-content.module.css';
import { type ContentValues, isSavedPicture, type Kind } from './content-values.ts';
import { LanguageFields } from './language-fields.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { PublicationFields } from './publication-fields.tsx';
import { useAdminContentWords } from './use-admin-content-words.ts';
import type { ContentFormState } from './use-content-form.ts';

type ContentEditorProps = {
  kind: Kind;
  form: ContentFormState;
  isNew: boolean;
  /** Somebody else has deleted the item. */
  isGone: boolean;
  back: Back;
  /** Fields that only this kind has. */
  children?: ReactNode;
  /** The value of one of these fields in words. */
  wordsOf?: (name: keyof ContentValues, value: unknown) => string | undefined;
  /** The part that deletes the item, at the end of the page. */
  remove: ReactNode;
};

/**
 * The editor of news, an FAQ or a post: Korean and English side by side, the time of publication, and a
 * preview.
 */
export function ContentEditor(props: ContentEditorProps) {
  const { kind, form, isNew, isGone, back, children, remove } = props;
  const { t } = useAdminContentWords();
  const [isPreviewOpen, setIsPreviewOpen] = useState(false);
  const { values, baseValues } = form;
  const thumbnailUrl = useThumbnail(values.thumbnail);
  const fields = { kind, form };

  return (
    <StoreFrame
      title={isNew ? t(`${kind}.new`) : baseValues.title}
      back={back}
      headerSlot={!isNew && <StatusBadge>{t(`statuses.${baseValues.status}`)}</StatusBadge>}
      actions={
        <Button leftSection={<IconEye size={20} aria-hidden />} onClick={() => setIsPreviewOpen(true)}>
          {t('preview')}
        </Button>
      }
    >
      <div className={styles.editor}>
        <EditForm
          form={form}
          isGone={isGone}
          fieldLabels={{
            ...{ title: t(`${kind}.title`), titleEn: t(`${kind}.titleEn`) },
            ...{ text: t(`${kind}.text`), textEn: t(`${kind}.textEn`) },
            ...{ status: t('publication'), publishDay: t('publishDay'), publishTime: t('publishTime') },
            ...{
              categoryId: t('faq.category'),
              connectUrl: t('post.connectUrl'),
              thumbnail: t('post.thumbnail'),
            },
          }}
          wordsOf={(name, value) => {
            if (name === 'status') return t(`statuses.${value as ContentValues['status']}`);
            if (name === 'text' || name === 'textEn') return value ? textOf(value as Document) : undefined;
            if (name === 'thumbnail') return value ? t('post.picture') : undefined;
            return props.wordsOf?.(name, value);
          }}
        >
          {isGone && <p className="danger-box">{t('gone.typed')}</p>}
          <div className={layout.columns}>
            <LanguageFields lang="ko" {...fields} />
            <LanguageFields lang="en" {...fields} />
          </div>
          <div className={`${layout.columns} ${styles.second}`}>
            <PublicationFields form={form} />
            {children && <div className={layout.column}>{children}</div>}
          </div>
        </EditForm>
        {remove}
      </div>
      {isPreviewOpen && (
        <PreviewDialog
          kind={kind}
          values={values}
          thumbnailUrl={thumbnailUrl}
          onClose={() => setIsPreviewOpen(false)}
        />
      )}
    </StoreFrame>
  );
}

/** A new upload is not public yet: its owner sees it through a private link. */
function useThumbnail(thumbnail: string | null): string | undefined {
  const isKey = thumbnail !== null && !isSavedPicture(thumbnail);
  const { data } = useQuery({ ...fileLinkQuery(thumbnail ?? ''), enabled: isKey });
  return isKey ? data?.url : (thumbnail ?? undefined);
}
