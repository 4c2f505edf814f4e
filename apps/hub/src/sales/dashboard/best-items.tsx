import { formatCount } from '@maru/web/format.ts';
import { useTranslation } from 'react-i18next';
import { Card } from '#hub/lib/card.tsx';
import { useNames } from '#hub/lib/names/use-names.ts';
import { ordersOfRow, salesOn } from '#hub/sales/revenue/orders-behind.ts';
import { OrdersLink } from '#hub/sales/revenue/orders-link.tsx';
import { useSalesWords } from '#hub/sales/use-sales-words.ts';
import type { Dashboard } from './dashboard.api.ts';
import styles from './dashboard.module.css';

type BestItemsProps = { businessDate: string; items: NonNullable<Dashboard['figures']>['bestItems'] };

/** Lists the best-selling items of today; each is a link to its orders. */
export function BestItems({ businessDate, items }: BestItemsProps) {
  const { t } = useTranslation('dashboard');
  const { won } = useSalesWords();
  const { nameOf } = useNames();

  return (
    <Card title={t('bestItems')}>
      {items.length === 0 ? (
        <p className={styles.none}>{t('noSales')}</p>
      ) : (
        <ol className={styles.items}>
          {items.map(({ itemId, name, nameEn, quantity, net }) => (
            <li key={itemId ?? name}>
              <span className={styles.name}>{nameOf({ name, nameEn })}</span>
              <span className={styles.quantity}>{t('quantity', { count: formatCount(quantity) })}</span>
              <span className={styles.net}>
                <OrdersLink filters={ordersOfRow(salesOn(businessDate), 'item', { id: itemId, type: null })}>
                  {won(net)}
                </OrdersLink>
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
