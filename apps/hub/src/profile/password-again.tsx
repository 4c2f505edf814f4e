import { Button } from '@mantine/core';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { focusField } from '#hub/lib/forms/focus-field.ts';
import { wholeForm, wrongFields } from '#hub/lib/forms/refused-fields.ts';
import { reportRefusal } from '#hub/lib/locked.ts';
import { PasswordAgainField } from './password-again-field.tsx';
import styles from './profile-page.module.css';

type Errors = Readonly<Record<string, string>>;

type PasswordAgainProps = {
  title: string;
  text: string;
  submitText: string;
  onClose: () => void;
  /** Sends the request. A refusal is shown at its field. */
  send: (password: string) => Promise<unknown>;
  onDone: () => void;
  /** Fields above the password. */
  fields?: (errors: Errors) => ReactNode;
  /** The field for a path or an error code, if it is not the password. */
  fieldOf?: (pathOrCode: string) => string | undefined;
  isReady?: boolean;
};

/** A dialog for an act that needs the current password. */
export function PasswordAgain(props: PasswordAgainProps) {
  const { title, text, submitText, onClose, send, onDone, fields, fieldOf, isReady = true } = props;
  const { t } = useTranslation('app');
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const [isSending, setIsSending] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    setIsSending(true);
    setErrors({});
    try {
      await send(password);
      onDone();
    } catch (error) {
      const at = (name: string) => (name === 'CURRENT_PASSWORD_INCORRECT' ? 'password' : fieldOf?.(name));
      const wrong = wrongFields(error, at);
      if (!wrong) return reportRefusal(error);
      setErrors(wrong);
      focusField(form.current, Object.keys(wrong));
    } finally {
      setIsSending(false);
    }
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      closeText={t('close')}
      width={440}
      firstFocus="field"
      isPersistent
    >
      <form noValidate ref={form} className={styles.form} onSubmit={submit}>
        <p className={styles.text}>{text}</p>
        {fields?.(errors)}
        <PasswordAgainField
          value={password}
          onChange={(typed) => {
            setPassword(typed);
            setErrors({});
          }}
          error={errors.password}
        />
        {errors[wholeForm] !== undefined && (
          <p role="alert" className="danger-box">
            {errors[wholeForm]}
          </p>
        )}
        <Button
          type="submit"
          size="lg"
          fullWidth
          variant="action"
          disabled={password === '' || !isReady}
          loading={isSending}
        >
          {submitText}
        </Button>
      </form>
    </Dialog>
  );
}
