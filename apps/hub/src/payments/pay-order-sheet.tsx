import { Button } from '@mantine/core';
import type { Order } from '@maru/contract/orders/order.ts';
import { Sheet } from '@maru/ui/over/sheet.tsx';
import { Loading, SkeletonLines } from '@maru/ui/states/loading.tsx';
import { newKey } from '@maru/web/new-key.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { paymentSettingQuery } from '#hub/store-settings/store-settings.api.ts';
import { storeQuery } from '#hub/stores/stores.api.ts';
import { cacheOrderToPay, useOrderToPay } from './payments.api.ts';
import { isUnsent, leftToPay, type Sale } from './sale-queue/sale.ts';
import { useFaultNotice } from './sale-queue/shown/use-fault-notice.ts';
import { useSaleQueue } from './sale-queue/use-sale-queue.ts';
import type { AfterPayment } from './sold/after-payment.ts';
import { TenderSheet } from './tender/tender-sheet.tsx';
import { usePaymentWords } from './use-payment-words.ts';

type PayOrderSheetProps = {
  storeId: string;
  orderId: string;
  /** Called with the order after each payment taken here. */
  onAnswer: (order: Order) => void;
  onClose: () => void;
  /** Component that asks something once everything is paid. */
  AfterPayment?: AfterPayment | undefined;
  /** Component that sets the customer of the order and uses points, before anything is taken here. */
  Customer?:
    | ComponentType<{
        storeId: string;
        order: Order;
        onChanged: (order: Order) => void;
        onOpenChange: (isOpen: boolean) => void;
      }>
    | undefined;
};

/** Takes what is left to pay of an existing order, whichever device took the order. */
export function PayOrderSheet(props: PayOrderSheetProps) {
  const { storeId, orderId, onAnswer, onClose, AfterPayment, Customer } = props;
  const { t } = usePaymentWords();
  const { data: order, isError, refetch } = useOrderToPay(storeId, orderId);
  const { data: setting } = useQuery(paymentSettingQuery(storeId));
  // Keeps the store's data in the cache, because unused queries are dropped and the receipt must be available
  // once money was taken.
  useQuery(storeQuery(storeId));
  const { isRead, faults } = useSaleQueue(storeId, false);
  useFaultNotice(faults);

  if (order && setting && isRead) {
    const { tenderTypes: allowed } = setting;
    return <PayOrder {...{ storeId, order, allowed, onAnswer, onClose, AfterPayment, Customer }} />;
  }
  return (
    <Sheet isOpen onClose={onClose} title={t('tender.title')} closeText={t('close')} width={520}>
      {isError ? (
        <div role="alert">
          <p>{t('loadFailed')}</p>
          <Button size="lg" onClick={() => void refetch()}>
            {t('loadAgain')}
          </Button>
        </div>
      ) : (
        <Loading label={t('loading')}>
          <SkeletonLines count={5} />
        </Loading>
      )}
    </Sheet>
  );
}

type PayOrderProps = Pick<Parameters<typeof TenderSheet>[0], 'storeId' | 'allowed' | 'onClose'> &
  Pick<PayOrderSheetProps, 'onAnswer' | 'AfterPayment' | 'Customer'> & { order: Order };

function PayOrder(props: PayOrderProps) {
  const { storeId, order, allowed, onAnswer, onClose, AfterPayment, Customer } = props;
  const queryClient = useQueryClient();
  const [isNaming, setIsNaming] = useState(false);
  const { t } = usePaymentWords();
  const { saleQueue, sales, connection } = useSaleQueue(storeId, false);
  const [saleId] = useState(() => unfinishedOf(sales, order.id)?.id ?? newKey());
  const [opened] = useState(order);
  const sale = sales.find(({ id }) => id === saleId) ?? null;
  const answer = sale?.answer;
  const tell = useEffectEvent(onAnswer);
  useEffect(() => {
    if (answer) tell(answer);
  }, [answer]);

  /** Using points may pay the order without any further tender. */
  function changed(after: Order) {
    cacheOrderToPay(queryClient, storeId, after);
    onAnswer(after);
    if (after.leftToPay === 0) onClose();
  }

  return (
    <TenderSheet
      storeId={storeId}
      saleQueue={saleQueue}
      payable={{ kind: 'ORDER', saleId, opened, now: order }}
      sale={sale}
      connection={connection}
      allowed={allowed}
      nextText={t('close')}
      AfterPayment={AfterPayment}
      isCovered={isNaming}
      customer={
        Customer &&
        connection === 'OK' &&
        !sale && <Customer storeId={storeId} order={order} onChanged={changed} onOpenChange={setIsNaming} />
      }
      onClose={onClose}
    />
  );
}

/** The unfinished sale of this order, if any. Continuing it avoids charging anything twice. */
function unfinishedOf(sales: readonly Sale[], orderId: string): Sale | undefined {
  return sales.findLast((sale) => sale.answer?.id === orderId && (isUnsent(sale) || leftToPay(sale) > 0));
}
