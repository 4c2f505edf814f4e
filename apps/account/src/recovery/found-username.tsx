import { Button } from '@mantine/core';
import { CopyButton } from '@maru/ui/copy/copy-button.tsx';
import { useTranslation } from 'react-i18next';
import { StepTitle } from '#account/lib/step-title.tsx';
import styles from './recovery.module.css';

type FoundUsernameProps = { username: string; onForgotPassword: () => void };

/** Step 2: the username, with links to go on. */
export function FoundUsername({ username, onForgotPassword }: FoundUsernameProps) {
  const { t } = useTranslation('recovery');

  return (
    <>
      <StepTitle isNew>{t('username.found')}</StepTitle>
      <div className={styles.found}>
        <p className={styles.username}>{username}</p>
        <CopyButton
          text={username}
          copyText={t('username.copy')}
          copiedText={t('username.copied')}
          failedText={t('username.copyFailed')}
        />
      </div>
      <div className={styles.ways}>
        <Button component="a" href="/" variant="filled" size="lg" fullWidth>
          {t('login')}
        </Button>
        <Button size="lg" fullWidth onClick={onForgotPassword}>
          {t('username.forgotPassword')}
        </Button>
      </div>
    </>
  );
}
