import { pageConfig } from '@maru/web/config.ts';
import { useTranslation } from 'react-i18next';
import styles from './mailbox-link.module.css';

/** In a trial, sent messages are read in the mailbox. */
export function MailboxLink() {
  const { t } = useTranslation('app-lock');
  const { environment, accountUrl } = pageConfig();
  if (environment !== 'trial') return null;
  return (
    <a className={styles.mailbox} href={`${accountUrl}/dev/outbox`} target="_blank" rel="noreferrer">
      {t('request.mailbox')}
    </a>
  );
}
