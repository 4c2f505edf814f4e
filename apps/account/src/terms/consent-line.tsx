import { Trans, useTranslation } from 'react-i18next';
import { usePage } from '#account/lib/page.tsx';
import styles from './consent-line.module.css';

/** Says what signing up agrees to. SIGN_UP_CONSENT_LINE hides it. */
export function ConsentLine() {
  const { t } = useTranslation('terms');
  const { accountUrl, signUpConsentLine } = usePage().config;
  if (signUpConsentLine === 'hidden') return null;

  const linkTo = (path: string) => (
    <a href={`${accountUrl}${path}`} target="_blank" rel="noopener">
      {path}
    </a>
  );
  return (
    <p className={styles.line}>
      <Trans
        t={t}
        i18nKey="consentLine"
        components={{ privacy: linkTo('/privacy'), terms: linkTo('/terms') }}
      />
    </p>
  );
}
