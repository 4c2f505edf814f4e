import { Button } from '@mantine/core';
import type { Order } from '@maru/contract/orders/order.ts';
import { requestEmailReceipt } from '@maru/contract/orders/order-receipts.endpoints.ts';
import { soldOfOrder } from '@maru/contract/receipt/sold-order.ts';
import { Sheet } from '@maru/ui/over/sheet.tsx';
import { IconMail } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mayCall, useStore } from '#hub/lib/store.tsx';
import { EmailReceiptDialog } from '#hub/orders/receipt/email-receipt-dialog.tsx';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import { PrintReceiptButton } from '#hub/receipt/print-receipt.tsx';
import { ReceiptToPrint } from '#hub/receipt/reprint/receipt-to-print.tsx';
import { paymentSettingQuery } from '#hub/store-settings/store-settings.api.ts';
import styles from './receipt-sheet.module.css';

type ReceiptSheetProps = { storeId: string; order: Order; isOpen: boolean; onClose: () => void };

/** The receipt of an order, to view, to reprint and to mail. */
export function ReceiptSheet({ storeId, order, isOpen, onClose }: ReceiptSheetProps) {
  const { t } = useOrderWords();
  const { data: texts } = useSuspenseQuery(paymentSettingQuery(storeId));
  const mayMail = mayCall(requestEmailReceipt, useStore());
  const [isMailing, setIsMailing] = useState(false);
  return (
    <>
      <Sheet
        isOpen={isOpen}
        onClose={onClose}
        title={t('receipt:title')}
        closeText={t('close')}
        footer={
          <div className={styles.acts}>
            {mayMail && (
              <Button
                size="lg"
                leftSection={<IconMail size={22} aria-hidden />}
                onClick={() => setIsMailing(true)}
              >
                {t('emailReceipt.open')}
              </Button>
            )}
            <PrintReceiptButton size="lg" variant="brand" />
          </div>
        }
      >
        <ReceiptToPrint
          storeId={storeId}
          sold={soldOfOrder(order)}
          texts={texts}
          first="COPY"
          orderId={order.id}
        />
      </Sheet>
      {isMailing && (
        <EmailReceiptDialog storeId={storeId} order={order} onClose={() => setIsMailing(false)} />
      )}
    </>
  );
}
