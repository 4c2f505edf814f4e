import { Button } from '@mantine/core';
import { type KakaoMood, kakaoMoods } from '@maru/contract/rendered-page.ts';
import { fetchOrFail } from '@maru/web/network-error.ts';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './kakao-switch.module.css';

const words = {
  DELIVERED: 'kakao.behaves.DELIVERED',
  NOT_A_USER: 'kakao.behaves.NOT_A_USER',
  NO_ANSWER: 'kakao.behaves.NO_ANSWER',
} as const satisfies Record<KakaoMood, string>;

/** Sets how the simulated Kakao handles messages, for the whole trial. Without script the page reloads. */
export function KakaoSwitch({ first, to }: { first: KakaoMood; to: string }) {
  const { t } = useTranslation('messaging');
  const [mood, setMood] = useState(first);
  const [hasFailed, setHasFailed] = useState(false);
  // Without script, the response redirects back to the messages that are shown.
  const action = `/dev/outbox/kakao${to && `?${new URLSearchParams({ to })}`}`;

  async function choose(event: MouseEvent, chosen: KakaoMood) {
    event.preventDefault();
    setMood(chosen);
    setHasFailed(false);
    try {
      const body = new URLSearchParams({ mood: chosen });
      await fetchOrFail(action, { method: 'POST', body, redirect: 'manual' });
    } catch {
      setMood(mood);
      setHasFailed(true);
    }
  }

  return (
    <form method="post" action={action}>
      <fieldset className={styles.kakao}>
        <legend className={styles.label}>{t('kakao.behaves.label')}</legend>
        <div className={styles.choices}>
          {kakaoMoods.map((one) => (
            <Button
              key={one}
              type="submit"
              name="mood"
              value={one}
              variant={one === mood ? 'filled' : 'default'}
              aria-pressed={one === mood}
              onClick={(event) => choose(event, one)}
            >
              {t(words[one])}
            </Button>
          ))}
        </div>
        <p className={styles.hint} role="status">
          {t(hasFailed ? 'kakao.behaves.failed' : 'kakao.behaves.hint')}
        </p>
      </fieldset>
    </form>
  );
}
