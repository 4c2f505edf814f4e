import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallingPage } from '#account/lib/calling-page.tsx';
import { PageLinks } from '#account/lib/form-page.tsx';
import { usePage } from '#account/lib/page.tsx';
import { StepTitle } from '#account/lib/step-title.tsx';
import styles from './sign-up.module.css';
import { type Verified, VerifyForm } from './verify-form.tsx';

/**
 * Page behind the link in the mail. The address is verified once its user has typed username and password
 * here.
 */
export function VerifyUserPage() {
  const { t } = useTranslation('sign-up');
  const token = new URLSearchParams(usePage().query).get('token') ?? '';
  const [verified, setVerified] = useState<Verified>();

  function handleVerified(when: Verified) {
    // The token is spent. Remove it from the address, so that a reload does not show the form.
    history.replaceState(null, '', location.pathname);
    setVerified(when);
  }

  return (
    <CallingPage>
      {verified ? (
        <>
          <StepTitle isNew>{t('verify.done')}</StepTitle>
          <p className={styles.text}>
            {verified === 'now' ? t('verify.doneText') : t('errors:sso.error.invalidToken_ALREADY_VERIFIED')}
          </p>
          <Button component="a" href="/" variant="filled" size="lg" fullWidth>
            {t('toLogin')}
          </Button>
        </>
      ) : (
        <>
          <StepTitle>{t('verify.title')}</StepTitle>
          <p className={styles.text}>{t('verify.text')}</p>
          <VerifyForm token={token} onVerified={handleVerified} />
          <PageLinks>
            <a href="/forgotPassword">{t('verify.forgotPassword')}</a>
          </PageLinks>
        </>
      )}
    </CallingPage>
  );
}
