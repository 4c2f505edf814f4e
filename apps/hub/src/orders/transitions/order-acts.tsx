import { Button, Loader } from '@mantine/core';
import { fulfilmentActOf } from '@maru/contract/orders/fulfilment.ts';
import type { Order } from '@maru/contract/orders/order.ts';
import { canOrder } from '@maru/contract/orders/order-status.ts';
import { usePart } from '@maru/ui/later/later.ts';
import { IconPlus, IconQrcode } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { paths } from '#hub/app/paths.ts';
import { useStore } from '#hub/lib/store.tsx';
import { useFulfilmentAct } from '#hub/orders/changing/use-fulfilment-act.ts';
import { useCacheOrder } from '#hub/orders/orders.api.ts';
import { payOrderSheet } from '#hub/orders/paying/later-payment-dialogs.ts';
import { refundDialog } from '#hub/orders/refunding/later-refund-dialog.ts';
import { useClose } from '#hub/orders/transitions/use-close.ts';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import { payLinkSheet } from '#hub/payments/link/later-pay-link-sheet.ts';
import { backActsOf } from './back-acts.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { DeleteOrder } from './delete-order.tsx';
import { excessOf } from './excess-of.ts';
import { notRevertible } from './not-revertible.ts';
import styles from './order-acts.module.css';
import { OrderHead } from './order-head.tsx';
import { RevertDialog } from './revert-dialog.tsx';

type OrderActsProps = { storeId: string; order: Order };
type Open = 'PAY' | 'LINK' | 'CANCEL' | 'REVERT' | 'REFUND';

/** Shows the amount due, and the actions that the order's state allows, the next step first. */
export function OrderActs({ storeId, order }: OrderActsProps) {
  const { t, won } = useOrderWords();
  const [open, setOpen] = useState<Open | null>(null);
  const { close, isPending } = useClose(storeId);
  const { role, applicationStatus, may } = useStore();
  const fulfilmentAct = fulfilmentActOf(order);
  const { advanceFulfilment, isPending: isAdvancing } = useFulfilmentAct(storeId);
  const isUnpaid = order.leftToPay > 0;
  const excess = excessOf(order);
  const shut = () => setOpen(null);
  const cacheOrder = useCacheOrder(storeId);
  const PayOrderSheet = usePart(payOrderSheet, open === 'PAY');
  const PayLinkSheet = usePart(payLinkSheet, open === 'LINK');
  const RefundDialog = usePart(refundDialog, open === 'REFUND');
  const { offered, withheld } = backActsOf(order, { may, applicationStatus });

  return (
    <section className={`card-box ${styles.acts}`} aria-label={t('order.acts')}>
      <OrderHead order={order} />
      {order.pending && (
        <p className={`warning-box ${styles.pending}`} role="status">
          <Loader size={32} aria-hidden />
          {t(`pendingText.${order.pending}`)}
        </p>
      )}
      {fulfilmentAct && (
        <Button
          size="xl"
          variant="brand"
          loading={isAdvancing}
          onClick={() => advanceFulfilment(order, fulfilmentAct)}
        >
          {t(`fulfilment.${fulfilmentAct}`)}
        </Button>
      )}
      {canOrder('pay', order) && isUnpaid && (
        <Button size="xl" variant="action" onClick={() => setOpen('PAY')}>
          {t('acts.payAmount', { amount: won(order.leftToPay) })}
        </Button>
      )}
      {order.status === 'OPEN' && isUnpaid && applicationStatus === 'APPROVED' && (
        <Button
          size="lg"
          leftSection={<IconQrcode size={20} aria-hidden />}
          onClick={() => setOpen('LINK')}
          disabled={order.pending !== null}
        >
          {t('acts.payLink')}
        </Button>
      )}
      {order.status === 'OPEN' && order.pending === 'PAY' && isUnpaid && (
        <Button size="lg" onClick={() => setOpen('PAY')}>
          {t('acts.payOtherWay')}
        </Button>
      )}
      {canOrder('close', order) && !isUnpaid && (
        <Button size="xl" variant="brand" loading={isPending} onClick={() => close(order)}>
          {t('acts.close')}
        </Button>
      )}
      {offered.includes('refund') && (
        <Button size="lg" onClick={() => setOpen('REFUND')}>
          {t('acts.refund')}
        </Button>
      )}
      {canOrder('change', order) && applicationStatus === 'APPROVED' && (
        <Button
          size="lg"
          leftSection={<IconPlus size={20} aria-hidden />}
          renderRoot={(props) => <Link to={paths.addToOrder({ storeId, orderId: order.id })} {...props} />}
        >
          {t('acts.add')}
        </Button>
      )}
      {offered.includes('revert') && (
        <Button size="lg" onClick={() => setOpen('REVERT')}>
          {t(notRevertible(order) ? 'revert.takeAgain' : 'acts.revert')}
        </Button>
      )}
      {offered.includes('cancel') && (
        <Button size="lg" color="danger" variant="outline" onClick={() => setOpen('CANCEL')}>
          {t('acts.cancel')}
        </Button>
      )}
      {offered.includes('refund') && excess > 0 && (
        <p className={styles.label}>{t('acts.excessFirst', { amount: won(excess) })}</p>
      )}
      {offered.includes('refund') && offered.includes('cancel') && excess === 0 && (
        <p className={styles.label}>{t('acts.refundOrCancel')}</p>
      )}
      {canOrder('delete', order) && role === 'OWNER' && <DeleteOrder storeId={storeId} order={order} />}
      {order.deletedAt && <p className={styles.reason}>{t('delete.deleted')}</p>}
      {withheld.length > 0 && <p className={styles.label}>{t(`acts.withheld.${withheld[0]}`)}</p>}
      {order.replacesOrderId && (
        <Link to={paths.order({ storeId, orderId: order.replacesOrderId })} className={styles.link}>
          {t('order.replaces')}
        </Link>
      )}
      <Suspense>
        {open === 'PAY' && PayOrderSheet && (
          <PayOrderSheet storeId={storeId} orderId={order.id} onAnswer={cacheOrder} onClose={shut} />
        )}
        {open === 'LINK' && PayLinkSheet && (
          <PayLinkSheet storeId={storeId} order={order} onAnswer={cacheOrder} onClose={shut} />
        )}
        {open === 'REFUND' && RefundDialog && canOrder('refund', order) && (
          <RefundDialog storeId={storeId} order={order} onClose={shut} />
        )}
      </Suspense>
      {open === 'CANCEL' && canOrder('cancel', order) && (
        <CancelDialog storeId={storeId} order={order} onClose={shut} />
      )}
      {open === 'REVERT' && canOrder('revert', order) && (
        <RevertDialog storeId={storeId} order={order} onClose={shut} />
      )}
    </section>
  );
}
