import type { Order } from '@maru/contract/orders/order.ts';
import type { TenderType } from '@maru/contract/payments/payment-type.ts';
import { Loading, SkeletonLines } from '@maru/ui/loading.tsx';
import { Sheet } from '@maru/ui/sheet.tsx';
import { useQuery } from '@tanstack/react-query';
import { orderQuery } from '#hub/orders/orders.api.ts';
import { useWords } from '#hub/orders/use-words.ts';
import { paymentSettingQuery } from '#hub/store-settings/store-settings.api.ts';
import { ChoosePayment } from './choose-payment.tsx';
import { PayDone } from './pay-done.tsx';
import { PayHead } from './pay-head.tsx';
import { PayWaiting } from './pay-waiting.tsx';
import { usePay } from './use-pay.ts';

type PaySheetProps = { storeId: string; orderId: string; onClose: () => void };

/** Takes what is left to pay of an open order; stands over the board and over the order. */
export function PaySheet({ storeId, orderId, onClose }: PaySheetProps) {
  const { t } = useWords();
  const { data: order } = useQuery(orderQuery({ storeId, orderId }));
  const { data: setting } = useQuery(paymentSettingQuery(storeId));

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={order ? t('pay.title', { number: order.orderNumber }) : t('acts.pay')}
      closeText={t('close')}
      width={480}
    >
      {order && setting ? (
        <Payment storeId={storeId} order={order} allowed={setting.tenderTypes} onClose={onClose} />
      ) : (
        <Loading label={t('pay.loading')}>
          <SkeletonLines count={5} />
        </Loading>
      )}
    </Sheet>
  );
}

type PaymentProps = {
  storeId: string;
  order: Order;
  allowed: readonly TenderType[];
  onClose: () => void;
};

function Payment({ storeId, order, allowed, onClose }: PaymentProps) {
  const pay = usePay(storeId, order);
  const { stage } = pay;

  if (stage === 'CHOOSE') {
    return (
      <>
        <PayHead order={order} declined={pay.declined} />
        <ChoosePayment
          key={order.version}
          storeId={storeId}
          order={order}
          allowed={allowed}
          onTake={pay.take}
        />
      </>
    );
  }
  if (stage === 'DONE' || stage === 'GONE') {
    return <PayDone storeId={storeId} order={order} change={pay.change} stage={stage} onClose={onClose} />;
  }
  return (
    <PayWaiting
      stage={stage}
      amount={pay.sent?.amount ?? order.leftToPay}
      isCard={pay.sent?.paymentMethod === 'card'}
      onAskAgain={pay.askAgain}
      onGiveUp={pay.giveUp}
      onLeave={onClose}
    />
  );
}
