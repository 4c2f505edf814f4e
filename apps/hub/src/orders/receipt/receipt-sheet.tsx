import { Button } from '@mantine/core';
import type { Order } from '@maru/contract/orders/order.ts';
import { Sheet } from '@maru/ui/sheet.tsx';
import { IconPrinter } from '@tabler/icons-react';
import { useWords } from '#hub/orders/use-words.ts';
import { Receipt } from './receipt.tsx';

type ReceiptSheetProps = { storeId: string; order: Order; isOpen: boolean; onClose: () => void };

/** The receipt of an order, to look at and to print. */
export function ReceiptSheet({ storeId, order, isOpen, onClose }: ReceiptSheetProps) {
  const { t } = useWords();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('receipt.title')}
      closeText={t('close')}
      footer={
        <Button
          size="lg"
          variant="brand"
          leftSection={<IconPrinter size={22} aria-hidden />}
          onClick={() => window.print()}
        >
          {t('receipt.print')}
        </Button>
      }
    >
      <Receipt storeId={storeId} order={order} />
    </Sheet>
  );
}
