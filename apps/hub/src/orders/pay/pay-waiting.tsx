import { Button, Loader } from '@mantine/core';
import { IconCreditCard, IconPlugConnectedX } from '@tabler/icons-react';
import { useWords } from '#hub/orders/use-words.ts';
import type { PayStage } from './pay-stage.ts';
import styles from './pay-waiting.module.css';

type PayWaitingProps = {
  stage: Extract<PayStage, 'SENDING' | 'UNANSWERED' | 'CHECKING'>;
  amount: number;
  isCard: boolean;
  onAskAgain: () => void;
  onGiveUp: () => void;
  onLeave: () => void;
};

/** Nothing is decided yet: says what is waited for, and never asks for the money twice. */
export function PayWaiting({ stage, amount, isCard, onAskAgain, onGiveUp, onLeave }: PayWaitingProps) {
  const { t, won } = useWords();
  const words = stage === 'SENDING' && isCard ? 'CARD' : stage;

  return (
    <section className={styles.waiting}>
      {stage === 'UNANSWERED' && (
        <IconPlugConnectedX size={64} stroke={1.25} className={styles.lost} aria-hidden />
      )}
      {words === 'CARD' && <IconCreditCard size={64} stroke={1.25} className={styles.ask} aria-hidden />}
      {(words === 'SENDING' || words === 'CHECKING') && <Loader size="xl" aria-hidden />}
      <p className={styles.amount}>{won(amount)}</p>
      <p className={styles.title} role="status">
        {t(`pay.waiting.${words}.title`)}
      </p>
      <p className={styles.text}>{t(`pay.waiting.${words}.text`)}</p>
      <div className={styles.acts}>
        {stage === 'UNANSWERED' && (
          <>
            <Button size="lg" variant="action" onClick={onAskAgain}>
              {t('pay.waiting.askAgain')}
            </Button>
            <Button size="lg" onClick={onGiveUp}>
              {t('pay.waiting.look')}
            </Button>
          </>
        )}
        {stage !== 'UNANSWERED' && (
          <Button size="lg" onClick={onLeave}>
            {t('pay.waiting.leave')}
          </Button>
        )}
      </div>
    </section>
  );
}
