import { Button, type ButtonProps } from '@mantine/core';
import { DialogButtons } from '@maru/ui/over/dialog-buttons.tsx';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonField } from './reason-field.tsx';
import styles from './reason-form.module.css';

type ReasonFormProps = {
  label: string;
  longest: number;
  /** Reasons offered as buttons. */
  quick: readonly string[];
  /** The button that performs the act. */
  act: Pick<ButtonProps, 'variant' | 'color'> & { label: string; isPending: boolean };
  /** Another required input is still missing; `children` say which. */
  isIncomplete?: boolean;
  onSubmit: (reason: string) => Promise<void>;
  onClose: () => void;
  /** The word on the button that closes the dialog; if missing, “Close”. */
  closeText?: string;
  /** Says what is about to happen. Errors are shown once the person tried to submit. */
  children: (wasTried: boolean) => ReactNode;
};

/** The content of a dialog that says what is about to happen and asks for a reason first. */
export function ReasonForm(props: ReasonFormProps) {
  const { act, isIncomplete, onSubmit, onClose, closeText, children, ...field } = props;
  const { t } = useTranslation(['forms', 'app']);
  const [reason, setReason] = useState('');
  const [wasTried, setWasTried] = useState(false);
  // A second press may come before the button shows that the act is running.
  const isUnderway = useRef(false);
  const { label, isPending, ...look } = act;
  const isMissing = reason.trim() === '';

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setWasTried(true);
    if (isMissing || isIncomplete || isUnderway.current) return;
    isUnderway.current = true;
    await onSubmit(reason.trim()).finally(() => {
      isUnderway.current = false;
    });
  }

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      {children(wasTried)}
      <ReasonField
        {...field}
        value={reason}
        onChange={setReason}
        error={wasTried && isMissing ? t('reason.missing') : undefined}
      />
      <DialogButtons closeText={closeText ?? t('app:close')} onClose={onClose}>
        <Button type="submit" size="lg" loading={isPending} {...look}>
          {label}
        </Button>
      </DialogButtons>
    </form>
  );
}
