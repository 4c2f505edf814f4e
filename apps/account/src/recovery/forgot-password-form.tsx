import { Button } from '@mantine/core';
import { ClearableInput } from '@maru/ui/fields/clearable-input.tsx';
import { useTranslation } from 'react-i18next';
import page from '#account/lib/form-page.module.css';
import { StepTitle } from '#account/lib/step-title.tsx';
import { useForm } from '#account/lib/use-form.ts';
import { sendProblem, usernameProblem } from './forgot-password-flow.ts';
import styles from './recovery.module.css';

type ForgotPasswordFormProps = {
  username: string;
  onType: (username: string) => void;
  onSend: () => Promise<void>;
};

/** Asks for the address to send the mail to. */
export function ForgotPasswordForm({ username, onType, onSend }: ForgotPasswordFormProps) {
  const { t } = useTranslation('recovery');
  const { props, button, field } = useForm({
    values: { username },
    onChange: (_, typed) => onType(typed),
    check: () => ({ username: usernameProblem(username) }),
    send: onSend,
    refused: (error) => ({ username: sendProblem(error) }),
  });

  return (
    <>
      <StepTitle>{t('password.title')}</StepTitle>
      <p className={styles.text}>{t('password.text')}</p>
      <form {...props} className={page.fields}>
        <ClearableInput
          {...field('username')}
          label={t('password.email')}
          clearText={t('password.clear')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="send"
        />
        <Button {...button} variant="filled" size="lg" fullWidth>
          {t('password.submit')}
        </Button>
      </form>
    </>
  );
}
