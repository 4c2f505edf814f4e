import type { KakaoMood, SentMessage } from '@maru/contract/rendered-page.ts';
import { StatusBadge, type Tone } from '@maru/ui/status-badge.tsx';
import { useTranslation } from 'react-i18next';
import { MessageText } from './message-text.tsx';
import styles from './sent-kakao.module.css';

const outcomes: Record<KakaoMood, { tone: Tone; words: `kakao.delivery.${KakaoMood}` }> = {
  DELIVERED: { tone: 'success', words: 'kakao.delivery.DELIVERED' },
  NOT_A_USER: { tone: 'danger', words: 'kakao.delivery.NOT_A_USER' },
  NO_ANSWER: { tone: 'warning', words: 'kakao.delivery.NO_ANSWER' },
};

/** Shows a Kakao message with its buttons, and whether it was delivered. */
export function SentKakao({ message }: { message: SentMessage }) {
  const { t } = useTranslation('messaging');
  const { body, buttons, delivery } = message;
  const outcome = outcomes[delivery ?? 'DELIVERED'];

  return (
    <div className={styles.phone}>
      <div className={styles.bubble}>
        <p className={styles.head}>{t(delivery === 'DELIVERED' ? 'kakao.arrived' : 'kakao.notArrived')}</p>
        <p className={styles.text} translate="no">
          <MessageText text={body} />
        </p>
        {buttons.map(({ name, url }) => (
          <a key={name} className={styles.button} translate="no" href={url} target="_blank" rel="noopener">
            {name}
          </a>
        ))}
      </div>
      <StatusBadge tone={outcome.tone}>{t(outcome.words)}</StatusBadge>
    </div>
  );
}
