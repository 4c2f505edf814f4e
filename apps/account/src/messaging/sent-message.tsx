import type { Language } from '@maru/contract/language.ts';
import type { SentMessage } from '@maru/contract/rendered-page.ts';
import { StatusBadge, type Tone } from '@maru/ui/status-badge.tsx';
import { formatDateTime } from '@maru/web/format.ts';
import { useTranslation } from 'react-i18next';
import { recipientOf } from './read-message.ts';
import { SentKakao } from './sent-kakao.tsx';
import { SentMail } from './sent-mail.tsx';
import styles from './sent-message.module.css';
import { SentText } from './sent-text.tsx';

const kinds = { MAIL: 'mail.kind', SMS: 'text.kind', KAKAO: 'kakao.kind' } as const;
const tones: Record<SentMessage['channel'], Tone> = { MAIL: 'brand', SMS: 'success', KAKAO: 'warning' };

type SentMessageProps = { message: SentMessage; isNewestMail: boolean };

/** One mail, text or Kakao message: channel, recipient, time and content. */
export function SentMessageCard({ message, isNewestMail }: SentMessageProps) {
  const { t, i18n } = useTranslation('messaging');
  const { channel, to, form, sentAt } = message;

  return (
    <article className={styles.card} aria-label={recipientOf(to)}>
      <header className={styles.head}>
        <StatusBadge tone={tones[channel]}>{t(kinds[channel])}</StatusBadge>
        {form && <StatusBadge>{form}</StatusBadge>}
        <span className={styles.to}>{recipientOf(to)}</span>
        <time className={styles.time} dateTime={sentAt}>
          {formatDateTime(sentAt, i18n.language as Language)}
        </time>
      </header>
      {channel === 'MAIL' && <SentMail message={message} isNewest={isNewestMail} />}
      {channel === 'SMS' && <SentText message={message} />}
      {channel === 'KAKAO' && <SentKakao message={message} />}
    </article>
  );
}
