import { Button } from '@mantine/core';
import { minutesAndSeconds } from '@maru/ui/time-left.ts';
import { errorWords } from '@maru/web/report-error.ts';
import { useTranslation } from 'react-i18next';
import type { Lock } from '#hub/lib/locked.ts';
import { MailboxLink } from '#hub/lib/mailbox-link.tsx';
import { onOneLine } from './on-one-line.ts';
import styles from './unlock-panel.module.css';
import { type UnlockStep, useUnlock } from './use-unlock.ts';

type UnlockPanelProps = {
  storeId: string;
  lock: Lock;
  /** Called once this session may use the part, whoever approved it. */
  onOpened: () => void;
};

/** Asks for an approval and waits for it. It closes by itself once approved. */
export function UnlockPanel({ storeId, lock, onOpened }: UnlockPanelProps) {
  const { t } = useTranslation('app-lock');
  const { part, storePhone } = lock;
  const unlock = useUnlock({ storeId, part }, onOpened);
  const { step, isAsking, error, ask } = unlock;

  if (storePhone === null) return <p className={styles.text}>{t('request.noPhone')}</p>;
  return (
    <div className={styles.panel}>
      <div role="status" className={styles.panel}>
        <UnlockMessage step={step} phone={onOneLine(storePhone)} />
        {unlock.request && (
          <p className={styles.delivery}>{t(`request.delivery.${unlock.request.delivery}`)}</p>
        )}
      </div>
      {step === 'waiting' && (
        <div role="timer" className={styles.left}>
          <span className="heard-only">{t('request.left')} </span>
          {minutesAndSeconds(unlock.secondsLeft)}
        </div>
      )}
      {error && (
        <p role="alert" className={`danger-box ${styles.error}`}>
          {errorWords(error)}
        </p>
      )}
      {step !== 'open' && (
        <Button
          size="lg"
          variant={step === 'waiting' ? 'default' : 'action'}
          loading={isAsking}
          onClick={ask}
        >
          {t(step === 'locked' ? 'request.send' : 'request.again')}
        </Button>
      )}
      {step === 'waiting' && <MailboxLink text={t('request.mailbox')} />}
    </div>
  );
}

function UnlockMessage({ step, phone }: { step: UnlockStep; phone: string }) {
  const { t } = useTranslation('app-lock');
  if (step === 'locked') return <p className={styles.text}>{t('request.text', { phone })}</p>;
  if (step === 'waiting') return <p className={styles.sent}>{t('request.sent', { phone })}</p>;
  return <p className={styles.sent}>{t(`request.${step === 'open' ? 'approved' : step}`)}</p>;
}
