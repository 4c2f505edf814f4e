import type { Order } from '@maru/contract/orders/order.ts';
import { Loading, SkeletonLines } from '@maru/ui/loading.tsx';
import { Sheet } from '@maru/ui/sheet.tsx';
import { newKey } from '@maru/web/new-key.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { paymentSettingQuery } from '#hub/store-settings/store-settings.api.ts';
import { isUnsent, leftToPay, type Sale } from './outbox/sale.ts';
import { orderRefreshed } from './outbox/sale-moves.ts';
import { useOutbox } from './outbox/use-outbox.ts';
import { useOrderToPay } from './payments.api.ts';
import { TenderSheet } from './tender/tender-sheet.tsx';
import { useWords } from './use-words.ts';

type PayOrderSheetProps = { storeId: string; orderId: string; onClose: () => void };

/** Takes what is left to pay of an order that was taken before, here or on another device. */
export function PayOrderSheet({ storeId, orderId, onClose }: PayOrderSheetProps) {
  const { t } = useWords();
  const { data: order } = useOrderToPay(storeId, orderId);
  const { data: setting } = useQuery(paymentSettingQuery(storeId));
  const { isRead } = useOutbox(storeId, false);

  if (order && setting && isRead) {
    return <PayOrder storeId={storeId} order={order} allowed={setting.tenderTypes} onClose={onClose} />;
  }
  return (
    <Sheet isOpen onClose={onClose} title={t('tender.title')} closeText={t('close')} width={520}>
      <Loading label={t('loading')}>
        <SkeletonLines count={5} />
      </Loading>
    </Sheet>
  );
}

type PayOrderProps = Pick<Parameters<typeof TenderSheet>[0], 'storeId' | 'allowed' | 'onClose'> & {
  order: Order;
};

function PayOrder({ storeId, order, allowed, onClose }: PayOrderProps) {
  const { t } = useWords();
  const { outbox, sales, connection } = useOutbox(storeId, false);
  const [saleId] = useState(() => unfinishedOf(sales, order.id)?.id ?? newKey());
  const [opened] = useState(order);
  const sale = sales.find(({ id }) => id === saleId) ?? null;
  const isNewer = sale?.answer && order.version > sale.answer.version;

  useEffect(() => {
    if (isNewer) void outbox.act(saleId, (it) => orderRefreshed(it, order));
  }, [isNewer, saleId, order, outbox]);

  return (
    <TenderSheet
      storeId={storeId}
      outbox={outbox}
      payable={{ kind: 'ORDER', saleId, opened, now: order }}
      sale={sale}
      connection={connection}
      allowed={allowed}
      nextText={t('close')}
      onClose={onClose}
    />
  );
}

/** What this device has taken for the order already, and not sent or not ended, goes on: nothing is asked for twice. */
function unfinishedOf(sales: readonly Sale[], orderId: string): Sale | undefined {
  return sales.findLast((sale) => sale.answer?.id === orderId && (isUnsent(sale) || leftToPay(sale) > 0));
}
