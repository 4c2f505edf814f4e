import type { Order } from '@maru/contract/orders/order.ts';
import { useWords } from '#hub/orders/use-words.ts';
import styles from './pay.module.css';

type PayHeadProps = { order: Order; declined: string | undefined };

/** What is left to pay as the largest number; what was paid so far; why the last card was refused. */
export function PayHead({ order, declined }: PayHeadProps) {
  const { t, won, fromProvider } = useWords();
  const held = order.payments.filter(({ approved, refunded }) => approved > refunded);

  return (
    <section className={styles.head} aria-live="polite">
      {declined !== undefined && (
        <p className={`danger-box ${styles.declined}`} role="alert">
          {t('pay.declined', { reason: fromProvider(declined) })}
        </p>
      )}
      <p className={styles.label}>{t(order.paid > 0 ? 'pay.left' : 'pay.due')}</p>
      <p className={styles.amount}>{won(order.leftToPay)}</p>
      {held.length > 0 && (
        <ul className={styles.made}>
          {held.map(({ id, type, approved, refunded }) => (
            <li key={id}>
              <span>{t(`paymentTypes.${type}`)}</span>
              <span>{won(approved - refunded)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
