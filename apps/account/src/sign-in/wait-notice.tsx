import { useTranslation } from 'react-i18next';
import { useSecondsLeft } from './use-seconds-left.ts';

/**
 * Shows the time until sign-ins are accepted again. The countdown is visual; screen readers hear only its
 * beginning and end.
 */
export function WaitNotice({ seconds }: { seconds: number }) {
  const { t } = useTranslation('sign-in');
  const left = useSecondsLeft(seconds);

  function words(rest: number): string {
    if (rest === 0) return t('login.waitOver');
    const time = { minutes: Math.floor(rest / 60), seconds: rest % 60 };
    return t('login.wait', { time: time.minutes > 0 ? t('login.minutes', time) : t('login.seconds', time) });
  }

  return (
    <>
      <span className="heard-only">{words(left === 0 ? 0 : seconds)}</span>
      <span aria-hidden>{words(left)}</span>
    </>
  );
}
