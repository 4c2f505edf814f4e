import { Button } from '@mantine/core';
import type { PayPageFacts } from '@maru/contract/rendered-page.ts';
import { useTranslation } from 'react-i18next';
import { usePage } from '#account/lib/page.tsx';
import styles from './pay-page.module.css';
import { usePayWords } from './use-pay-words.ts';

/**
 * Shows the amount due, with a button that opens the provider's page. A plain form that works without script.
 */
export function PayForm({ facts: { amount, contents, hint } }: { facts: PayPageFacts }) {
  const { t } = useTranslation('payments');
  const { won } = usePayWords();
  const { token = '' } = usePage().params;

  return (
    <form method="post" action={`/pay/${token}`}>
      {hint && (
        <p className="danger-box" role="alert">
          {t(`hints.${hint}`)}
        </p>
      )}
      <h1 className={styles.amount}>
        <span>{t('due')}</span>
        <strong>{won(amount)}</strong>
      </h1>
      <input type="hidden" name="amount" value={amount} />
      <input type="hidden" name="contents" value={contents} />
      <Button type="submit" variant="filled" size="xl" fullWidth className={styles.pay ?? ''}>
        {t('pay', { amount: won(amount) })}
      </Button>
      <p className={styles.next}>{t('next')}</p>
    </form>
  );
}
