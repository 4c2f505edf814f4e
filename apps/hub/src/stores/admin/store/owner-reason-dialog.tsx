import { Button, type ButtonProps, Textarea } from '@mantine/core';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { DialogButtons } from '@maru/ui/over/dialog-buttons.tsx';
import { type SubmitEvent, useRef, useState } from 'react';
import { useAdminWords } from '#hub/stores/admin/use-admin-words.ts';
import styles from './owner-reason-dialog.module.css';

type OwnerReasonDialogProps = {
  title: string;
  /** What is about to happen. */
  text: string;
  isRequired: boolean;
  /** Reasons that can be inserted and edited. */
  usual?: readonly string[];
  act: Pick<ButtonProps, 'variant' | 'color'> & { label: string; isPending: boolean };
  onSubmit: (reason: string) => Promise<void>;
  onClose: () => void;
};

const longestReason = 500;

/** Asks an admin for the reason of a decision that the owners will read. */
export function OwnerReasonDialog(props: OwnerReasonDialogProps) {
  const { title, text, isRequired, usual = [], act, onSubmit, onClose } = props;
  const { t } = useAdminWords();
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const isMissing = isRequired && reason.trim() === '';
  const { label, isPending, ...look } = act;

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setWasTried(true);
    if (isMissing) return field.current?.focus();
    await onSubmit(reason.trim());
  }

  const take = (inserted: string) => {
    setReason((before) => (before.trim() === '' ? inserted : `${before.trimEnd()}\n${inserted}`));
    field.current?.focus();
  };

  return (
    <Dialog isOpen isPersistent onClose={onClose} title={title} closeText={t('app:close')} width={560}>
      <form noValidate className={styles.form} onSubmit={submit}>
        <p className={styles.text}>{text}</p>
        {usual.length > 0 && (
          <fieldset className={styles.usual}>
            <legend className="heard-only">{t('decision.usual')}</legend>
            {usual.map((one) => (
              <button key={one} type="button" className={`chip ${styles.chip}`} onClick={() => take(one)}>
                {one}
              </button>
            ))}
          </fieldset>
        )}
        <Textarea
          ref={field}
          label={t(isRequired ? 'decision.reason' : 'decision.reasonIfAny')}
          description={t('decision.reasonHint')}
          autosize
          minRows={3}
          maxRows={8}
          maxLength={longestReason}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={wasTried && isMissing ? t('decision.reasonMissing') : undefined}
          errorProps={{ role: 'alert' }}
        />
        <DialogButtons closeText={t('app:close')} onClose={onClose}>
          <Button type="submit" size="lg" loading={isPending} {...look}>
            {label}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
