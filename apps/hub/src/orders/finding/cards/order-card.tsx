import { Button, Loader } from '@mantine/core';
import { handoverOf } from '@maru/contract/orders/handover.ts';
import type { OrderSummary } from '@maru/contract/orders/order.ts';
import { formatTimeAgo } from '@maru/web/format.ts';
import { IconNote, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { paths } from '#hub/app/paths.ts';
import { useStore } from '#hub/lib/store.tsx';
import { PromisedTime } from '#hub/orders/changing/promised-time.tsx';
import { useHandOverAct } from '#hub/orders/changing/use-hand-over-act.ts';
import { PlaceBadges } from '#hub/orders/finding/board/place-badges.tsx';
import type { LineChanges } from '#hub/orders/finding/board/seen-lines.ts';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import styles from './order-card.module.css';
import { OrderCardLines } from './order-card-lines.tsx';
import { isLate, isNew } from './waiting.ts';

type OrderCardProps = {
  storeId: string;
  order: OrderSummary;
  /** The day of the board; undefined for today. */
  day: string | undefined;
  now: number;
  /** What changed since somebody saw the order. */
  changes: LineChanges | null;
  onSee: () => void;
  onPay: () => void;
  onClose: () => void;
};

/** An open order, readable from across a counter. The card links to the order; its button does the next step. */
export function OrderCard({ storeId, order, day, now, changes, onSee, onPay, onClose }: OrderCardProps) {
  const { t, won } = useOrderWords();
  const { applicationStatus } = useStore();
  const isUnpaid = order.leftToPay > 0;
  const handover = handoverOf(order);
  const { handOver, isPending } = useHandOverAct(storeId);

  return (
    <li className={styles.card} data-new={isNew(order, now)} data-online={order.orderType !== 'INSTORE'}>
      <header className={styles.head}>
        <Link
          to={paths.order({ storeId, orderId: order.id })}
          search={day ? { day } : {}}
          className={styles.number}
          data-card
          onClick={onSee}
        >
          {t('number', { number: order.orderNumber })}
        </Link>
        <PlaceBadges order={order} />
        <PromisedTime order={order} />
        <Age order={order} now={now} />
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
        <div>
          <p className={styles.total}>{won(order.total)}</p>
          <p className={styles.payment} data-unpaid={isUnpaid}>
            {isUnpaid && order.paid > 0
              ? t('card.left', { amount: won(order.leftToPay) })
              : t(`paymentTypes.${isUnpaid ? 'NOTPAID' : order.paymentType}`)}
          </p>
        </div>
        {order.pending ? (
          <p className={styles.pending}>
            <Loader size={28} aria-hidden />
            {t(`pending.${order.pending}`)}
          </p>
        ) : (
          <div className={styles.acts}>
            {applicationStatus === 'APPROVED' && (
              <Link
                to={paths.addToOrder({ storeId, orderId: order.id })}
                className={styles.add}
                aria-label={t('acts.addTo', { number: order.orderNumber })}
                title={t('acts.add')}
                onClick={onSee}
              >
                <IconPlus size={22} aria-hidden />
              </Link>
            )}
            {handover ? (
              <Button
                size="lg"
                variant="brand"
                className={styles.act ?? ''}
                loading={isPending}
                onClick={() => {
                  onSee();
                  void handOver(order, handover);
                }}
              >
                {t(`handover.${handover}`)}
              </Button>
            ) : (
              <Button
                size="lg"
                variant={isUnpaid ? 'action' : 'brand'}
                className={styles.act ?? ''}
                onClick={isUnpaid ? onPay : onClose}
              >
                {t(isUnpaid ? 'acts.pay' : 'acts.close')}
              </Button>
            )}
          </div>
        )}
      </footer>
    </li>
  );
}

function Age({ order, now }: Pick<OrderCardProps, 'order' | 'now'>) {
  const { t, language } = useOrderWords();
  const age = formatTimeAgo(order.takenAt, language, now);
  const state = isLate(order, now) ? 'late' : isNew(order, now) ? 'new' : 'waiting';

  return (
    <time className={styles.age} data-state={state} dateTime={order.takenAt}>
      {t(`card.age.${state}`, { age })}
    </time>
  );
}
