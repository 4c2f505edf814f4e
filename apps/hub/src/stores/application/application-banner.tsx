import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#hub/app/paths.ts';
import styles from './application.module.css';
import { useApplication } from './use-application.ts';

/** Status of the application on every screen of a store that is not approved, with a link to its page. */
export function ApplicationBanner({ storeId }: { storeId: string }) {
  const { t } = useTranslation('application');
  const application = useApplication(storeId);
  if (!application) return null;

  const { state, title, since, timeLeft, reason, missing, lacksRegistration } = application;
  const isToFill = lacksRegistration && (state === 'PENDING' || state === 'SENT_BACK');
  const more =
    timeLeft ?? reason ?? (missing.length > 0 ? t('missingCount', { count: missing.length }) : undefined);
  return (
    <p className={styles.banner} data-state={state}>
      <strong>{title}</strong>
      {since && <span>{since}</span>}
      {more && <span className={styles.more}>{more}</span>}
      <Link
        to={isToFill ? paths.registration({ storeId }) : paths.store({ storeId })}
        className={styles.link}
      >
        {t(isToFill ? 'fill' : 'see')}
      </Link>
    </p>
  );
}
