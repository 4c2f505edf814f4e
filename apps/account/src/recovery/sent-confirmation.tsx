import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { usePage } from '#account/lib/page.tsx';
import { StepTitle } from '#account/lib/step-title.tsx';
import type { ForgotPassword } from './forgot-password-flow.ts';
import styles from './recovery.module.css';

type SentConfirmationProps = Pick<ForgotPassword, 'username' | 'message'> & {
  onResend: () => void;
  isResending: boolean;
};

/** Says that the mail was sent, with a button that sends another. */
export function SentConfirmation({ username, message, onResend, isResending }: SentConfirmationProps) {
  const { t } = useTranslation('recovery');
  const { environment } = usePage().config;

  return (
    <>
      <StepTitle isNew>{t('password.sentTitle')}</StepTitle>
      <p role="status" className={message === 'resend_failed' ? 'danger-box' : styles.text}>
        {t(`password.${message}`, { username: username.trim() })}
      </p>
      <div className={styles.ways}>
        <Button component="a" href="/" variant="filled" size="lg" fullWidth>
          {t('login')}
        </Button>
        <Button size="lg" fullWidth loading={isResending} onClick={onResend}>
          {t('password.resend')}
        </Button>
        {environment === 'trial' && (
          <a href="/dev/outbox" target="_blank" rel="noreferrer">
            {t('password.mailbox')}
          </a>
        )}
      </div>
    </>
  );
}
