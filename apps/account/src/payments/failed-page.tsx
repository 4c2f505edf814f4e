import type { FailedPayPage } from '@maru/contract/rendered-page.ts';
import { useTranslation } from 'react-i18next';
import { usePage } from '#account/lib/page.tsx';
import { GuestPage } from './guest-page.tsx';
import styles from './pay-page.module.css';

/**
 * Says that the page of a pay link could not be made. Loading the same address again continues where it
 * failed.
 */
export function FailedPage({ why, seconds, requestId }: FailedPayPage) {
  const { t } = useTranslation('payments');
  const { query } = usePage();

  return (
    <GuestPage>
      <div role="alert">
        <h1 className={styles.title}>{t(`failed.${why}.title`)}</h1>
        <p className={styles.text}>{t(`failed.${why}.text`, { seconds })}</p>
        <p className={styles.text}>{t('failed.afterPaying')}</p>
      </div>
      {requestId !== null && <p className={styles.request}>{t('failed.request', { id: requestId })}</p>}
      {/* Links to the present address with its query. */}
      <a className={styles.again} href={`?${query}`}>
        {t('again')}
      </a>
    </GuestPage>
  );
}
