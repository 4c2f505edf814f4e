import type { Order } from '@maru/contract/orders/order.ts';
import { usePart } from '@maru/ui/later/later.ts';
import { Sheet } from '@maru/ui/over/sheet.tsx';
import { Loading, SkeletonLines } from '@maru/ui/states/loading.tsx';
import { usePaymentWords } from '#hub/payments/use-payment-words.ts';
import { payLinkSheet } from './later-pay-link-sheet.ts';

type LinkOfSaleProps = {
  storeId: string;
  /** Undefined until the server has taken the order. */
  order: Order | undefined;
  onEnded: () => void;
  onClose: () => void;
};

/** Shows the pay link of this sale once the server has taken its order. */
export function LinkOfSale({ storeId, order, onEnded, onClose }: LinkOfSaleProps) {
  const { t } = usePaymentWords();
  const PayLinkSheet = usePart(payLinkSheet, true);
  if (order && PayLinkSheet) return <PayLinkSheet {...{ storeId, order, onEnded, onClose }} />;

  return (
    <Sheet isOpen onClose={onClose} title={t('link.title')} closeText={t('close')} width={520}>
      <Loading label={t('link.taking')}>
        <SkeletonLines count={5} />
      </Loading>
    </Sheet>
  );
}
