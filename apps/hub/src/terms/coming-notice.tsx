import { Button } from '@mantine/core';
import { pageConfig } from '@maru/web/config.ts';
import { formatDate } from '@maru/web/format.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#hub/lib/use-language.ts';
import { AgreeEarly } from './agree-early.tsx';
import type { ComingArticle } from './terms.api.ts';
import styles from './terms.module.css';

type ComingNoticeProps = { coming: readonly ComingArticle[]; onDismiss: () => void };

/** Says above each screen what will change and when, with a link that compares both texts. */
export function ComingNotice({ coming, onDismiss }: ComingNoticeProps) {
  const { t } = useTranslation('terms');
  const language = useLanguage();
  const [isAgreeing, setIsAgreeing] = useState(false);
  const unanswered = coming.filter(({ needsConsent, agreed }) => needsConsent && agreed === null);

  return (
    <section className={styles.notice} aria-label={t('coming.label')}>
      <ul className={styles.coming}>
        {coming.map(({ id, key, version, title, effectiveAt, isPersonal }) => (
          <li key={id}>
            {t('coming.text', { title, date: formatDate(effectiveAt, language) })}{' '}
            <a
              href={`${pageConfig().accountUrl}${isPersonal ? '/privacy' : '/terms'}?article=${key}&version=${version}`}
              target="_blank"
              rel="noopener"
              aria-label={t('coming.compareOf', { title })}
            >
              {t('coming.compare')}
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.acts}>
        {unanswered.length > 0 && <Button onClick={() => setIsAgreeing(true)}>{t('coming.agree')}</Button>}
        <Button variant="subtle" onClick={onDismiss}>
          {t('coming.dismiss')}
        </Button>
      </div>
      {isAgreeing && <AgreeEarly coming={unanswered} onClose={() => setIsAgreeing(false)} />}
    </section>
  );
}
