import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FormPage } from '#account/lib/form-page.tsx';
import { usePage } from '#account/lib/page.tsx';
import styles from './login-page.module.css';

/** Last page of signing out: clears what this origin stored in the browser, then goes to the hub. */
export function SignedOutPage() {
  const { t } = useTranslation('sign-in');
  const { hubUrl } = usePage().config;

  useEffect(() => {
    sessionStorage.clear();
    localStorage.clear();
    location.replace(`${hubUrl}/`);
  }, [hubUrl]);

  return (
    <FormPage>
      <h1 className={styles.title}>{t('signedOut.title')}</h1>
      <p>{t('signedOut.body')}</p>
      <p className={styles.links}>
        <a href={`${hubUrl}/`} className={styles.signUp}>
          {t('signedOut.go')}
        </a>
      </p>
      <noscript>
        <meta httpEquiv="refresh" content={`0; url=${hubUrl}/`} />
      </noscript>
    </FormPage>
  );
}
