import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallingPage } from '#account/lib/calling-page.tsx';
import { usePage } from '#account/lib/page.tsx';
import styles from './sign-up.module.css';
import { VerifyForm } from './verify-form.tsx';

/** Where the link of the mail leads: verified once its user has signed in here (spec.md section 6). */
export function VerifyUserPage() {
  const { t } = useTranslation('sign-up');
  const token = new URLSearchParams(usePage().query).get('token') ?? '';
  const [isVerified, setIsVerified] = useState(false);

  return (
    <CallingPage>
      {isVerified ? (
        <div role="status">
          <h1 className={styles.title}>{t('verify.done')}</h1>
          <p className={styles.text}>{t('verify.doneText')}</p>
          <Button component="a" href="/" variant="filled" size="lg" fullWidth>
            {t('toLogin')}
          </Button>
        </div>
      ) : (
        <>
          <h1 className={styles.title}>{t('verify.title')}</h1>
          <p className={styles.text}>{t('verify.text')}</p>
          <VerifyForm token={token} onVerified={() => setIsVerified(true)} />
          <p className={styles.links}>
            <a href="/forgotPassword">{t('verify.forgotPassword')}</a>
          </p>
        </>
      )}
    </CallingPage>
  );
}
