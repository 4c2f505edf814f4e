import type { SentMessage } from '@maru/contract/rendered-page.ts';
import { type ToggleEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MailFrame } from './mail-frame.tsx';
import { MessageText } from './message-text.tsx';
import styles from './sent-message.module.css';

type SentMailProps = { message: SentMessage; isNewest: boolean };

/** A mail. The newest is open at first. Pressing the subject opens or closes a mail, also when a newer one arrives. */
export function SentMail({ message, isNewest }: SentMailProps) {
  const { t } = useTranslation('messaging');
  const [chosen, setChosen] = useState<boolean>();
  const { id, hasHtml, body } = message;
  const subject = message.subject ?? '';
  const isOpen = chosen ?? isNewest;

  // Browsers also fire this event for a details element that was rendered open.
  const handleToggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    if (currentTarget.open !== isOpen) setChosen(currentTarget.open);
  };

  return (
    <details open={isOpen} className={styles.mail} onToggle={handleToggle}>
      <summary className={styles.subject} translate="no">
        {subject}
      </summary>
      {hasHtml && isOpen && <MailFrame id={id} title={t('mail.frame', { subject })} />}
      <div className={styles.foot}>
        <details className={styles.plain}>
          <summary>{t('mail.asText')}</summary>
          <p className={styles.plainText} translate="no">
            <MessageText text={body} />
          </p>
        </details>
        {hasHtml && (
          <a className={styles.open} href={`/dev/outbox/${id}`} target="_blank" rel="noopener">
            {t('mail.open')}
          </a>
        )}
      </div>
    </details>
  );
}
