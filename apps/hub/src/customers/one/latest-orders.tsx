import { formatDate } from '@maru/web/format.ts';
import { Link } from '@tanstack/react-router';
import { paths } from '#hub/app/paths.ts';
import type { CustomerDetail } from '#hub/customers/customers.api.ts';
import { useCustomerOfficeWords } from '#hub/customers/use-customer-office-words.ts';
import { useStore } from '#hub/lib/store.tsx';
import styles from './latest-orders.module.css';

type LatestOrdersProps = { storeId: string; customer: Pick<CustomerDetail, 'id' | 'orders'> };

/** Lists the latest orders of a customer, newest first, with a link to all of them. */
export function LatestOrders({ storeId, customer: { id: customerId, orders } }: LatestOrdersProps) {
  const { t, won, language } = useCustomerOfficeWords();
  const { may } = useStore();
  const maySee = may('ORDER') || may('SALES');
  if (orders.length === 0) return <p>{t('one.noOrders')}</p>;

  return (
    <>
      <ul className={styles.list}>
        {orders.map(({ id, orderNumber, businessDate, status, total, refunded }) => {
          const words = [t('one.order', { number: orderNumber }), formatDate(businessDate, language)].join(
            ' · ',
          );
          return (
            <li key={id} className={styles.row}>
              {maySee ? (
                <Link to={paths.order({ storeId, orderId: id })} className="small-link">
                  {words}
                </Link>
              ) : (
                words
              )}
              <span className={`tabular ${styles.amount}`}>
                {status === 'CANCELLED' ? t('one.cancelled') : won(total - refunded)}
                {status !== 'CANCELLED' && refunded > 0 && (
                  <span className={styles.refunded}>{t('one.refunded', { amount: won(refunded) })}</span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {may('ORDER') && (
        <Link
          to={paths.orderSearch({ storeId })}
          search={{ customer: customerId, report: 'customer' }}
          className="small-link"
        >
          {t('one.allOrders')}
        </Link>
      )}
    </>
  );
}
