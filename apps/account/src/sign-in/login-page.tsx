import { useTranslation } from 'react-i18next';
import { FormPage } from '#account/lib/form-page.tsx';
import { usePage } from '#account/lib/page.tsx';
import { LoginForm } from './login-form.tsx';
import styles from './login-page.module.css';
import { WaitNotice } from './wait-notice.tsx';

/** Signing in: a form post, before and without script too. */
export function LoginPage() {
  const { t } = useTranslation('sign-in');
  const { query, content, hasPage } = usePage();
  const hasFailed = query === 'error';

  return (
    <FormPage>
      <h1 className={styles.title}>{t('login.title')}</h1>
      {hasFailed && content.waitSeconds !== undefined && <WaitNotice seconds={content.waitSeconds} />}
      {hasFailed && content.waitSeconds === undefined && (
        <p className={styles.error} role="alert">
          {t('login.error')}
        </p>
      )}
      <LoginForm hasFailed={hasFailed} />
      <p className={styles.links}>
        {hasPage('/forgotId') && <a href="/forgotId">{t('login.forgotEmail')}</a>}
        {hasPage('/signup') && (
          <a href="/signup" className={styles.signUp}>
            {t('login.signUp')}
          </a>
        )}
      </p>
    </FormPage>
  );
}
