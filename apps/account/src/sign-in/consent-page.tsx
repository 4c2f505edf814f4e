import { Button } from '@mantine/core';
import type { AskedConsent } from '@maru/contract/rendered-page.ts';
import { Facts } from '@maru/ui/facts/facts.tsx';
import { useTranslation } from 'react-i18next';
import { FormPage } from '#account/lib/form-page.tsx';
import { usePage } from '#account/lib/page.tsx';
import { StepTitle } from '#account/lib/step-title.tsx';
import styles from './consent-page.module.css';

/** Scopes with an explanation. CLIENT grants nothing about a person. */
const explained = ['openid', 'USER', 'offline_access'] as const;

/** Asks whether an outside app may have the scopes it requests. A plain form that works without script. */
export function ConsentPage() {
  const { consent } = usePage().content;
  return <FormPage>{consent && <Asked {...consent} />}</FormPage>;
}

function Asked({ clientId, name, host, scopes, username }: AskedConsent) {
  const { t, i18n } = useTranslation('sign-in');
  const app = i18n.language === 'en' ? name.en : name.ko;
  const facts = [
    ['host', host],
    ['account', username],
  ] as const;

  return (
    <form className={styles.form} method="post" action="/consent">
      <StepTitle isAlone>{t('consent.question', { app })}</StepTitle>
      <Facts
        isBoxed
        className={styles.facts}
        rows={facts.map(([fact, value]) => ({ label: t(`consent.facts.${fact}`), value }))}
      />
      <h2 className={styles.asks}>{t('consent.asks')}</h2>
      <ul className={styles.scopes}>
        {explained
          .filter((scope) => scopes.includes(scope))
          .map((scope) => (
            <li key={scope}>
              <strong>{t(`consent.scopes.${scope}.name`)}</strong>
              <span>{t(`consent.scopes.${scope}.detail`)}</span>
            </li>
          ))}
      </ul>
      <p className={styles.advice}>{t('consent.advice')}</p>
      <input type="hidden" name="clientId" value={clientId} />
      <input type="hidden" name="scopes" value={scopes.join(' ')} />
      <div className={styles.answers}>
        <Button type="submit" name="answer" value="allow" variant="filled" size="lg" fullWidth>
          {t('consent.allow')}
        </Button>
        <Button type="submit" name="answer" value="refuse" variant="default" size="lg" fullWidth>
          {t('consent.refuse')}
        </Button>
      </div>
    </form>
  );
}
