import { Button } from '@mantine/core';
import { usePart } from '@maru/ui/later/later.ts';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeys } from '#hub/lib/keys.ts';
import styles from './edit-form.module.css';
import { mergeDialog } from './later-merge-dialog.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import type { EditFormState as Form } from './use-edit-form.ts';

type EditFormProps<V extends object> = {
  form: Form<V>;
  /** Names of the fields in the merge dialog. */
  fieldLabels: Readonly<Record<keyof V & string, string>>;
  /** A value in words, if it is not a text, number or boolean. */
  wordsOf?: (name: keyof V & string, value: unknown) => string | undefined;
  /** A picture of a value that words cannot describe. */
  pictureOf?: (name: keyof V & string, value: unknown) => ReactElement | undefined;
  /** Set if the person may not edit: disables the fields and says who may. */
  readOnlyText?: string | undefined;
  /** Somebody else deleted the row. Hides the button that discards changes, since there is no row to return to. */
  isGone?: boolean;
  /** Further buttons before the save button. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A form for one row: Enter and Ctrl+S save, the save bar stays in view, and unsaved changes are not lost. */
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
        // React also bubbles the submit of a form inside a field's dialog, although it is elsewhere in the DOM.
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
