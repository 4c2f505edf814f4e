import { Button } from '@mantine/core';
import { usePart } from '@maru/ui/later/later.ts';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { DialogButtons } from '@maru/ui/over/dialog-buttons.tsx';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveQuestion } from '#hub/lib/leaving/leave-question.tsx';
import styles from './edit-form-dialog.module.css';
import { mergeDialog } from './later-merge-dialog.ts';
import type { EditFormState } from './use-edit-form.ts';

type EditFormDialogProps<V extends object> = {
  form: EditFormState<V>;
  title: string;
  /** There is no row yet. (If there is one, saving without changes closes the dialog.) */
  isNew: boolean;
  submitText: string;
  /** Names of the fields in the merge dialog. */
  fieldLabels: Readonly<Record<keyof V & string, string>>;
  /** A value in words, if it is not a text, number or boolean. */
  wordsOf?: (name: keyof V & string, value: unknown) => string | undefined;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog with the form of one row. It asks before unsaved changes are lost. */
export function EditFormDialog<V extends object>(props: EditFormDialogProps<V>) {
  const { form, title, isNew, submitText, fieldLabels, wordsOf, onClose, children } = props;
  const { t } = useTranslation(['forms', 'app']);
  const { isDirty, isSaving, formError } = form;
  const MergeDialog = usePart(mergeDialog, isDirty);
  const [isAsking, setIsAsking] = useState(false);
  const leave = () => (isDirty ? setIsAsking(true) : onClose());

  return (
    <Dialog isOpen isPersistent onClose={leave} title={title} closeText={t('app:close')} firstFocus="field">
      <form
        noValidate
        ref={form.element}
        className={styles.form}
        onSubmit={(event) => {
          // React also bubbles the submit of the merge dialog, although it is elsewhere in the DOM.
          if (event.target !== event.currentTarget) return;
          if (isNew || isDirty) return void form.submit(event);
          event.preventDefault();
          onClose();
        }}
      >
        {children}
        {formError !== undefined && (
          <p role="alert" className="danger-box">
            {formError}
          </p>
        )}
        <DialogButtons closeText={t('app:close')} onClose={leave}>
          <Button type="submit" size="lg" variant="action" loading={isSaving}>
            {submitText}
          </Button>
        </DialogButtons>
      </form>
      <LeaveQuestion
        isOpen={isAsking}
        onGo={onClose}
        onStay={() => setIsAsking(false)}
        title={t('leave.title')}
        text={t('leave.text')}
        goText={t('leave.go')}
        stayText={t('leave.stay')}
      />
      {MergeDialog && <MergeDialog form={form} fieldLabels={fieldLabels} {...(wordsOf ? { wordsOf } : {})} />}
    </Dialog>
  );
}
