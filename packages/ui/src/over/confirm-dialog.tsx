import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { TextInput } from '../fields/text-input.tsx';
import { useDoublePress } from '../press/use-double-press.ts';
import styles from './confirm-dialog.module.css';
import { Dialog } from './dialog.tsx';
import { DialogButtons } from './dialog-buttons.tsx';

export type ConfirmDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Receives the trimmed reason, or an empty string if none is asked for. */
  onConfirm: (reason: string) => void;
  title: string;
  text: string;
  confirmText: string;
  cancelText: string;
  closeText: string;
  /** `danger` if it cannot be undone. */
  tone?: 'action' | 'danger';
  isPending?: boolean;
  /** Asks for a reason; `requiredText` is the error for an empty one. */
  reason?: { label: string; placeholder?: string; maxLength?: number; requiredText?: string };
};

/** Asks for confirmation before money moves or something is deleted. For other acts prefer an undo. */
export function ConfirmDialog({ isOpen, onClose, title, closeText, ...rest }: ConfirmDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      closeText={closeText}
      width={440}
      firstFocus={rest.reason ? 'field' : 'content'}
    >
      <Question {...rest} onClose={onClose} />
    </Dialog>
  );
}

// A component of its own, so that the reason is empty each time the dialog opens.
function Question(props: Omit<ConfirmDialogProps, 'isOpen' | 'title' | 'closeText'>) {
  const {
    onClose,
    onConfirm,
    text,
    confirmText,
    cancelText,
    tone = 'action',
    isPending = false,
    reason,
  } = props;
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const [wasTried, setWasTried] = useState(false);
  const doublePress = useDoublePress();
  const isMissing = reason?.requiredText !== undefined && typed.trim() === '';

  const confirm = (at: number) => {
    setWasTried(true);
    if (isMissing) return field.current?.focus();
    if (doublePress.isSecondHalf(at)) return;
    doublePress.begin(at);
    onConfirm(typed.trim());
  };

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        confirm(event.timeStamp);
      }}
    >
      <p className={styles.text}>{text}</p>
      {reason && (
        <TextInput
          autoFocus
          ref={field}
          label={reason.label}
          placeholder={reason.placeholder}
          maxLength={reason.maxLength}
          value={typed}
          onChange={setTyped}
          hasError={wasTried && isMissing}
          error={reason.requiredText}
        />
      )}
      <DialogButtons closeText={cancelText} onClose={onClose}>
        <Button
          type="submit"
          size="lg"
          loading={isPending}
          {...(tone === 'danger' ? { variant: 'filled', color: 'danger' } : { variant: 'action' })}
        >
          {confirmText}
        </Button>
      </DialogButtons>
    </form>
  );
}
