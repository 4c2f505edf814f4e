import { Link } from '@tanstack/react-router';
import { paths } from '#hub/app/paths.ts';
import { useStore } from '#hub/lib/store.tsx';
import { useSalesWords } from '#hub/sales/use-sales-words.ts';
import styles from './not-yet-closed.module.css';

type NotYetClosedProps = { orders: number; paid: number; isToday: boolean };

/** Payments of open orders, which are not revenue yet. */
export function NotYetClosed({ orders, paid, isToday }: NotYetClosedProps) {
  const { t, won } = useSalesWords();
  const { storeId, may } = useStore();

  return (
    <p className={styles.note}>
      <span className={styles.text}>{t('notYetClosed.text', { count: orders, amount: won(paid) })}</span>
      {isToday && may('ORDER') && (
        <Link to={paths.orders({ storeId })} className={styles.link}>
          {t('notYetClosed.link')}
        </Link>
      )}
    </p>
  );
}
