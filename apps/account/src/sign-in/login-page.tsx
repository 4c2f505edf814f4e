import { useTranslation } from 'react-i18next';
import { FormPage } from '#account/lib/form-page.tsx';
import { hasFailed, usePage } from '#account/lib/page.tsx';
import { LoginForm } from './login-form.tsx';
import styles from './login-page.module.css';
import { WaitNotice } from './wait-notice.tsx';

const refusalId = 'login-refusal';

/** Login by a form post, which works without script. */
export function LoginPage() {
  const { t } = useTranslation('sign-in');
  const { query, content, hasPage } = usePage();
  const isRefused = hasFailed(query);

  return (
    <FormPage>
      <h1 className={styles.title}>{t('login.title')}</h1>
      {isRefused && (
        <div className="danger-box" id={refusalId} role="alert">
          {content.waitSeconds === undefined ? (
            t('login.error')
          ) : (
            <WaitNotice seconds={content.waitSeconds} />
          )}
        </div>
      )}
      <LoginForm refusalId={isRefused ? refusalId : undefined} />
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
