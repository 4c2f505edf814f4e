import { Button } from '@mantine/core';
import { usePart } from '@maru/ui/later/later.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeys } from '#hub/lib/keys.ts';
import styles from './edit-form.module.css';
import { mergeDialog } from './later-merge-dialog.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import type { EditForm as Form } from './use-edit-form.ts';

type EditFormProps<V extends object> = {
  form: Form<V>;
  /** Names of the fields, for the choice between two versions. */
  fieldLabels: Readonly<Record<keyof V & string, string>>;
  /** A value in words, where it is no text, number or switch. */
  wordsOf?: (name: keyof V & string, value: unknown) => string | undefined;
  /** A value that words cannot tell from another one. */
  pictureOf?: (name: keyof V & string, value: unknown) => ReactNode;
  /** The person may not change this: says who may, and closes the fields. */
  readOnlyText?: string | undefined;
  /** Somebody else has deleted the row: nothing is left to go back to, and going back would only lose what was typed. */
  isGone?: boolean;
  /** Further buttons before the one that saves. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A form over one row: Enter and Ctrl+S save, the save bar stays in view, nothing typed is lost. */
export function EditForm<V extends object>(props: EditFormProps<V>) {
  const { form, fieldLabels, wordsOf, pictureOf, readOnlyText, isGone, actions, children } = props;
  const { t } = useTranslation('forms');
  const { isDirty, isSaving, image, formError } = form;
  const MergeDialog = usePart(mergeDialog, isDirty);
  const isToSave = isDirty || image.isUnderway;
  const isReadOnly = readOnlyText !== undefined;

  useKeys(
    isReadOnly
      ? []
      : [
          {
            keys: ['mod+s'],
            label: t('save'),
            onPress: () => form.element.current?.requestSubmit(),
            whileTyping: true,
          },
        ],
  );

  return (
    <form
      noValidate
      ref={form.element}
      className={styles.form}
      onSubmit={(event) => {
        // A form in a dialog of a field stands elsewhere on the page, and is a child to React.
        if (event.target === event.currentTarget) void form.submit(event);
      }}
    >
      {isReadOnly && <p className={styles.readOnly}>{readOnlyText}</p>}
      <fieldset className={styles.fields} disabled={isReadOnly}>
        {children}
      </fieldset>
      {formError !== undefined && (
        <p role="alert" className={`danger-box ${styles.error}`}>
          {formError}
        </p>
      )}
      {!isReadOnly && (
        <div className={styles.bar} data-dirty={isToSave || undefined} data-keep-clear>
          <p className={styles.state} role="status">
            {image.isWaiting ? t('waiting') : isDirty && t('unsaved')}
          </p>
          {isDirty && !isGone && (
            <Button size="lg" disabled={isSaving} onClick={form.reset}>
              {t('undo')}
            </Button>
          )}
          {actions}
          <Button
            type="submit"
            size="lg"
            variant={isToSave ? 'action' : 'default'}
            disabled={!isToSave}
            loading={isSaving}
          >
            {t('save')}
          </Button>
        </div>
      )}
      {MergeDialog && (
        <MergeDialog
          form={form}
          fieldLabels={fieldLabels}
          {...(wordsOf ? { wordsOf } : {})}
          {...(pictureOf ? { pictureOf } : {})}
        />
      )}
      <LeaveDialog isDirty={isDirty} />
    </form>
  );
}
