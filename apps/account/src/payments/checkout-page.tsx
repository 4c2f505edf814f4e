import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { usePage } from '#account/lib/page.tsx';
import { GuestPage } from './guest-page.tsx';
import styles from './pay-page.module.css';
import { usePayWords } from './use-pay-words.ts';

const answers = ['PAY', 'DECLINE', 'LOSE'] as const;

/** Trial only: the simulated checkout, where the guest chooses what happens. A plain form that works without script. */
export function CheckoutPage() {
  const { t } = useTranslation('payments');
  const { won } = usePayWords();
  const { content, params } = usePage();
  const { checkout } = content;
  if (!checkout) return null;

  return (
    <GuestPage>
      <h1 className={styles.title}>{t('checkout.title')}</h1>
      <p className={styles.text}>{t('checkout.about')}</p>
      <p className={styles.amount}>
        <span>{checkout.orderName}</span>
        <strong>{won(checkout.amount)}</strong>
      </p>
      <form className={styles.answers} method="post" action={`/dev/checkout/${params.key}`}>
        {answers.map((answer) => (
          <Button
            key={answer}
            type="submit"
            name="answer"
            value={answer}
            variant={answer === 'PAY' ? 'filled' : 'default'}
            size="lg"
            fullWidth
          >
            {t(`checkout.${answer}`)}
          </Button>
        ))}
      </form>
      <a className={styles.again} href={checkout.leaveUrl}>
        {t('checkout.leave')}
      </a>
    </GuestPage>
  );
}
