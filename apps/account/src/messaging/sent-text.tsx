import type { SentMessage } from '@maru/contract/rendered-page.ts';
import { CopyButton } from '@maru/ui/copy/copy-button.tsx';
import { useTranslation } from 'react-i18next';
import { MessageText } from './message-text.tsx';
import { codeIn } from './read-message.ts';
import styles from './sent-message.module.css';

/** A text message, with its code ready to copy. */
export function SentText({ message }: { message: SentMessage }) {
  const { t } = useTranslation('messaging');
  const { subject, body } = message;
  const code = codeIn(body);

  return (
    <div className={styles.phone}>
      <div className={styles.bubble} translate="no">
        {subject && <strong className={styles.bubbleSubject}>{subject}</strong>}
        <p className={styles.bubbleText}>
          <MessageText text={body} />
        </p>
      </div>
      {code && (
        <div className={styles.code}>
          <span className={styles.codeLabel}>{t('text.code')}</span>
          <span className={styles.digits}>{code}</span>
          <CopyButton
            text={code}
            variant="light"
            copyText={t('text.copy')}
            copiedText={t('text.copied')}
            failedText={t('text.failed')}
          />
        </div>
      )}
    </div>
  );
}
