import { Link } from '@tanstack/react-router';
import { paths } from '#hub/app/paths.ts';
import { PromisedTime } from '#hub/orders/changing/promised-time.tsx';
import { PlaceBadges } from '#hub/orders/finding/list/place-badges.tsx';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import { OpenOrderActs } from './open-order-acts.tsx';
import { OpenOrderDue } from './open-order-due.tsx';
import { OrderAge } from './order-age.tsx';
import type { OpenOrderProps } from './order-card.tsx';
import styles from './order-row.module.css';
import { OrderRowLines } from './order-row-lines.tsx';

/** An open order on one line, for boards with many orders. It has the same links and acts as a card. */
export function OrderRow(props: OpenOrderProps) {
  const { storeId, order, day, isNew, changes, onSee, onPay, onClose } = props;
  const { t } = useOrderWords();

  return (
    <li className={`card-box ${styles.row}`} data-new={isNew} data-online={order.orderType !== 'INSTORE'}>
      <Link
        to={paths.order({ storeId, orderId: order.id })}
        search={day ? { day } : {}}
        className={`covering-link ${styles.number}`}
        data-card
        onClick={onSee}
      >
        {t('number', { number: order.orderNumber })}
      </Link>
      <span className={styles.badges}>
        {order.saleNumber && <span>{order.saleNumber}</span>}
        <PlaceBadges order={order} />
        <PromisedTime order={order} />
      </span>
      <OrderRowLines order={order} changedIds={changes?.lineIds ?? []} />
      {changes && (
        <button type="button" className={styles.changed} onClick={onSee}>
          {t('unseen.row')}
        </button>
      )}
      <OrderAge order={order} />
      <span className={styles.due}>
        <OpenOrderDue order={order} />
      </span>
      <OpenOrderActs storeId={storeId} order={order} onSee={onSee} onPay={onPay} onClose={onClose} />
    </li>
  );
}
