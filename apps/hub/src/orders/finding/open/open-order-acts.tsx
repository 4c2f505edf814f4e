import { Button, Loader } from '@mantine/core';
import { fulfilmentActOf } from '@maru/contract/orders/fulfilment.ts';
import type { OrderSummary } from '@maru/contract/orders/order.ts';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { paths } from '#hub/app/paths.ts';
import { useStore } from '#hub/lib/store.tsx';
import { useFulfilmentAct } from '#hub/orders/changing/use-fulfilment-act.ts';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import styles from './open-order-acts.module.css';

type OpenOrderActsProps = {
  storeId: string;
  order: OrderSummary;
  onSee: () => void;
  onPay: () => void;
  onClose: () => void;
};

/** Buttons for the next step of an open order, and for adding items. */
export function OpenOrderActs({ storeId, order, onSee, onPay, onClose }: OpenOrderActsProps) {
  const { t } = useOrderWords();
  const { applicationStatus } = useStore();
  const isUnpaid = order.leftToPay > 0;
  const fulfilmentAct = fulfilmentActOf(order);
  const { advanceFulfilment, isPending } = useFulfilmentAct(storeId);

  if (order.pending)
    return (
      <p className={styles.pending}>
        <Loader size={28} aria-hidden />
        {t(`pending.${order.pending}`)}
      </p>
    );
  return (
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
      {fulfilmentAct ? (
        <Button
          size="lg"
          variant="brand"
          className={styles.act ?? ''}
          loading={isPending}
          onClick={() => {
            onSee();
            void advanceFulfilment(order, fulfilmentAct);
          }}
        >
          {t(`fulfilment.${fulfilmentAct}`)}
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
  );
}
