import { useTranslation } from 'react-i18next';
import { FormPage, PageLinks } from '#account/lib/form-page.tsx';
import { hasFailed, usePage } from '#account/lib/page.tsx';
import { StepTitle } from '#account/lib/step-title.tsx';
import { LoginForm } from './login-form.tsx';
import { WaitNotice } from './wait-notice.tsx';

const refusalId = 'login-refusal';

/** Login by a form post, which works without script. */
export function LoginPage() {
  const { t } = useTranslation('sign-in');
  const { query, content, hasPage } = usePage();
  const isRefused = hasFailed(query);

  return (
    <FormPage>
      <StepTitle isAlone>{t('login.title')}</StepTitle>
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
      <PageLinks>
        {hasPage('/forgotId') && <a href="/forgotId">{t('login.forgotEmail')}</a>}
        {hasPage('/signup') && (
          <a href="/signup" data-main>
            {t('login.signUp')}
          </a>
        )}
      </PageLinks>
    </FormPage>
  );
}
