import type { OrderSummary } from '@maru/contract/orders/order.ts';
import { IconNote } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { paths } from '#hub/app/paths.ts';
import { PromisedTime } from '#hub/orders/changing/promised-time.tsx';
import { PlaceBadges } from '#hub/orders/finding/list/place-badges.tsx';
import type { LineChanges } from '#hub/orders/finding/unseen/seen-lines.ts';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import { OpenOrderActs } from './open-order-acts.tsx';
import { OpenOrderDue } from './open-order-due.tsx';
import { OrderAge } from './order-age.tsx';
import styles from './order-card.module.css';
import { OrderCardLines } from './order-card-lines.tsx';

export type OpenOrderProps = {
  storeId: string;
  order: OrderSummary;
  /** The day of the board; undefined for today. */
  day: string | undefined;
  isNew: boolean;
  /** What changed since somebody saw the order; null if nothing did. */
  changes: LineChanges | null;
  onSee: () => void;
  onPay: () => void;
  onClose: () => void;
};

/** An open order, readable from across a counter. The card links to the order; its button does the next step. */
export function OrderCard(props: OpenOrderProps) {
  const { storeId, order, day, isNew, changes, onSee, onPay, onClose } = props;
  const { t } = useOrderWords();

  return (
    <li className={`card-box ${styles.card}`} data-new={isNew} data-online={order.orderType !== 'INSTORE'}>
      <header className={styles.head}>
        <Link
          to={paths.order({ storeId, orderId: order.id })}
          search={day ? { day } : {}}
          className={`covering-link ${styles.number}`}
          data-card
          onClick={onSee}
        >
          {t('number', { number: order.orderNumber })}
        </Link>
        {order.saleNumber && <span>{order.saleNumber}</span>}
        <PlaceBadges order={order} />
        <PromisedTime order={order} />
        <OrderAge order={order} />
      </header>
      {changes && (
        <div className={styles.changed}>
          <span>{t(changes.gone > 0 ? 'unseen.linesGone' : 'unseen.lines', { count: changes.gone })}</span>
          <button type="button" onClick={onSee}>
            {t('unseen.seen')}
          </button>
        </div>
      )}
      <OrderCardLines lines={order.lines} changedIds={changes?.lineIds ?? []} />
      {order.note && (
        <p className={styles.note}>
          <IconNote size={18} aria-hidden />
          {order.note}
        </p>
      )}
      <footer className={styles.foot}>
        <OpenOrderDue order={order} />
        <OpenOrderActs storeId={storeId} order={order} onSee={onSee} onPay={onPay} onClose={onClose} />
      </footer>
    </li>
  );
}
