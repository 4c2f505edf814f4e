import { pageConfig } from '@maru/web/config.ts';
import { useTranslation } from 'react-i18next';

/** In a trial, sent messages are read in the mailbox. */
export function MailboxLink() {
  const { t } = useTranslation('app-lock');
  const { environment, accountUrl } = pageConfig();
  if (environment !== 'trial') return null;
  return (
    <a className="small-link" href={`${accountUrl}/dev/outbox`} target="_blank" rel="noreferrer">
      {t('request.mailbox')}
    </a>
  );
}
