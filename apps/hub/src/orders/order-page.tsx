import { Button } from '@mantine/core';
import type { OrderLine } from '@maru/contract/orders/order.ts';
import { canOrder, type OrderStatus } from '@maru/contract/orders/order-status.ts';
import { usePart } from '@maru/ui/later/later.ts';
import { StatusBadge, type Tone } from '@maru/ui/status-badge.tsx';
import { formatDate } from '@maru/web/format.ts';
import { IconReceipt } from '@tabler/icons-react';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '#hub/app/paths.ts';
import { orderCashReceipts } from '#hub/cash-receipts/later-cash-receipts.ts';
import { useKeys } from '#hub/lib/keys.ts';
import { useStore } from '#hub/lib/store.tsx';
import { type Back, StoreFrame } from '#hub/lib/store-frame.tsx';
import { LineChangeDialog } from './changing/line-change-dialog.tsx';
import { PromisedTime } from './changing/promised-time.tsx';
import { PlaceBadges } from './finding/list/place-badges.tsx';
import { readOrderAddress } from './finding/order/order-address.ts';
import { OrderHistory } from './finding/order/order-history.tsx';
import { OrderLines } from './finding/order/order-lines.tsx';
import { OrderPayments } from './finding/order/order-payments.tsx';
import { OrderSums } from './finding/order/order-sums.tsx';
import { ReceiptSheet } from './finding/order/receipt-sheet.tsx';
import { orderKeys } from './order-keys.ts';
import styles from './order-page.module.css';
import { orderQuery } from './orders.api.ts';
import { OrderCustomer } from './points/order-customer.tsx';
import { OrderPoints } from './points/order-points.tsx';
import { OrderActs } from './transitions/order-acts.tsx';
import { useOrderWords } from './use-order-words.ts';

const tones: Record<OrderStatus, Tone> = { OPEN: 'brand', CLOSED: 'success', CANCELLED: 'danger' };

/** One order: its items, payments, history and possible actions. */
export function OrderPage() {
  const { t, language } = useOrderWords();
  const { storeId, may } = useStore();
  const { orderId } = useParams({ from: '/signed-in/s/$storeId/orders/$orderId' });
  const { data: order } = useSuspenseQuery(orderQuery({ storeId, orderId }));
  const back = useBack();
  const [isReceiptOpen, setIsReceiptOpen] = useState(false);
  const [changing, setChanging] = useState<OrderLine | null>(null);
  const queryClient = useQueryClient();
  const OrderCashReceipts = usePart(orderCashReceipts, order.paymentType !== 'NOTPAID');
  const mayName = may('ORDER') && canOrder('change', order);
  const isUnknown = order.history.some(({ kind }) => kind === 'CUSTOMER_UNKNOWN');
  const showReceipt = () => setIsReceiptOpen(true);
  useKeys([{ keys: ['r'], label: t('keys.receipt'), onPress: showReceipt }]);

  return (
    <StoreFrame
      title={t('order.title', { number: order.orderNumber })}
      back={back}
      headerSlot={
        <>
          {order.saleNumber && <span>{t('receipt:saleNumber', { number: order.saleNumber })}</span>}
          <StatusBadge tone={tones[order.status]}>{t(`statuses.${order.status}`)}</StatusBadge>
          <PlaceBadges order={order} />
          <PromisedTime order={order} />
        </>
      }
      actions={
        <Button leftSection={<IconReceipt size={20} aria-hidden />} onClick={showReceipt}>
          {t('receipt:title')}
        </Button>
      }
    >
      <div className={styles.order}>
        <div className={styles.column}>
          <section className={`card-box ${styles.card}`} data-part="lines">
            <div className={styles.head}>
              <h2 className={styles.title}>{t('order.lines')}</h2>
              <span className={styles.day}>
                {t('order.day', { date: formatDate(order.businessDate, language) })}
              </span>
            </div>
            {order.note && <p className={styles.note}>{order.note}</p>}
            <OrderLines
              order={order}
              onChange={may('ORDER') && canOrder('change', order) ? setChanging : undefined}
            />
            <OrderSums order={order} />
          </section>
          <section className={`card-box ${styles.card}`} data-part="history">
            <h2 className={styles.title}>{t('order.history')}</h2>
            <OrderHistory order={order} />
          </section>
        </div>
        <div className={styles.column}>
          {may('ORDER') && <OrderActs key={order.id} storeId={storeId} order={order} />}
          <section className={`card-box ${styles.card}`} data-part="payments">
            <h2 className={styles.title}>{t('order.payments')}</h2>
            <OrderPayments order={order} />
          </section>
          {(order.points || isUnknown || mayName) && (
            <section className={`card-box ${styles.card}`} data-part="points">
              <h2 className={styles.title}>{t('points.title')}</h2>
              {order.points ? (
                <OrderPoints
                  points={order.points}
                  status={order.status}
                  customerPage={
                    may('CUSTOMER')
                      ? paths.customer({ storeId, customerId: order.points.customer.id })
                      : undefined
                  }
                />
              ) : (
                <p>{t(isUnknown ? 'points.unknown' : 'points.nobody')}</p>
              )}
              {mayName && <OrderCustomer storeId={storeId} order={order} />}
            </section>
          )}
          {OrderCashReceipts && (
            <OrderCashReceipts
              storeId={storeId}
              order={order}
              mayAct={may('ORDER')}
              className={`card-box ${styles.card}`}
              onChanged={() =>
                void queryClient.invalidateQueries({ queryKey: orderKeys.one({ storeId, orderId }) })
              }
            />
          )}
        </div>
      </div>
      {changing && (
        <LineChangeDialog
          key={changing.id}
          storeId={storeId}
          order={order}
          line={changing}
          onClose={() => setChanging(null)}
        />
      )}
      <ReceiptSheet
        storeId={storeId}
        order={order}
        isOpen={isReceiptOpen}
        onClose={() => setIsReceiptOpen(false)}
      />
    </StoreFrame>
  );
}

/** The list that the order was opened from. Without the right ORDER there is only the search. */
function useBack(): Back {
  const { t } = useOrderWords();
  const { storeId, may } = useStore();
  const address = useSearch({ from: '/signed-in/s/$storeId/orders/$orderId' });
  const { day, found, sales } = readOrderAddress(address);
  if (sales !== undefined)
    return { to: addressOf(paths.sales({ storeId }), sales), label: t('order.toSales') };
  if (found !== undefined || !may('ORDER'))
    return { to: addressOf(paths.orderSearch({ storeId }), found ?? ''), label: t('find.title') };
  return { to: addressOf(paths.orders({ storeId }), day ? `date=${day}` : ''), label: t('order.back') };
}

function addressOf(path: string, query: string): string {
  return query === '' ? path : `${path}?${query}`;
}
