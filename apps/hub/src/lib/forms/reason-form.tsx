import { Button, type ButtonProps } from '@mantine/core';
import { DialogButtons } from '@maru/ui/over/dialog-buttons.tsx';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonField } from './reason-field.tsx';
import styles from './reason-form.module.css';

type ReasonFormProps = {
  label: string;
  longest: number;
  /** Reasons of one press. */
  quick: readonly string[];
  /** The button that acts. */
  act: Pick<ButtonProps, 'variant' | 'color'> & { label: string; isPending: boolean };
  /** Something else that is needed is still missing; `children` say what. */
  isIncomplete?: boolean;
  onSubmit: (reason: string) => Promise<void>;
  onClose: () => void;
  /** What is about to happen. Errors show once the form was tried. */
  children: (wasTried: boolean) => ReactNode;
};

/** In a dialog: says what is about to happen and asks why before anything does. */
export function ReasonForm({ act, isIncomplete, onSubmit, onClose, children, ...field }: ReasonFormProps) {
  const { t } = useTranslation(['forms', 'app']);
  const [reason, setReason] = useState('');
  const [wasTried, setWasTried] = useState(false);
  // A second press may come before the button shows that the act is under way.
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
      <DialogButtons closeText={t('app:close')} onClose={onClose}>
        <Button type="submit" size="lg" loading={isPending} {...look}>
          {label}
        </Button>
      </DialogButtons>
    </form>
  );
}
