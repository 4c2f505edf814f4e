import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FormPage, PageLinks } from '#account/lib/form-page.tsx';
import { usePage } from '#account/lib/page.tsx';
import { StepTitle } from '#account/lib/step-title.tsx';

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
      <StepTitle isAlone>{t('signedOut.title')}</StepTitle>
      <p>{t('signedOut.body')}</p>
      <PageLinks>
        <a href={`${hubUrl}/`} data-main>
          {t('signedOut.go')}
        </a>
      </PageLinks>
      <noscript>
        <meta httpEquiv="refresh" content={`0; url=${hubUrl}/`} />
      </noscript>
    </FormPage>
  );
}
