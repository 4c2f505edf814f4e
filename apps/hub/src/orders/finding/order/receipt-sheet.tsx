import type { Order } from '@maru/contract/orders/order.ts';
import { soldOfOrder } from '@maru/contract/receipt/sold-order.ts';
import { Sheet } from '@maru/ui/over/sheet.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import { PrintReceiptButton } from '#hub/receipt/print-receipt.tsx';
import { Receipt } from '#hub/receipt/receipt.tsx';
import { paymentSettingQuery } from '#hub/store-settings/store-settings.api.ts';

type ReceiptSheetProps = { storeId: string; order: Order; isOpen: boolean; onClose: () => void };

/** The receipt of an order, to view and to reprint. */
export function ReceiptSheet({ storeId, order, isOpen, onClose }: ReceiptSheetProps) {
  const { t } = useOrderWords();
  const { data: texts } = useSuspenseQuery(paymentSettingQuery(storeId));
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('receipt:title')}
      closeText={t('close')}
      footer={<PrintReceiptButton size="lg" variant="brand" />}
    >
      <Receipt storeId={storeId} sold={soldOfOrder(order)} edition="COPY" texts={texts} />
    </Sheet>
  );
}
