import type { Edition } from '@maru/contract/receipt/receipt-rows.ts';
import { useEffect, useEffectEvent } from 'react';
import { Receipt, type ReceiptProps } from '#hub/receipt/receipt.tsx';
import { sendReprints } from './reprints.api.ts';
import { keepReprint } from './reprints.ts';
import { useEdition } from './use-edition.ts';

type ReceiptToPrintProps = Omit<ReceiptProps, 'edition'> & {
  first: Edition;
  /** Null until the server has the sale. */
  orderId: string | null;
  saleId?: string;
  /** Finds the order of a sale of this device, if the server has it. */
  orderIdOf?: (saleId: string) => string | null;
};

/**
 * A receipt that counts its prints. A reprint is marked as one, and is added to the order's history once
 * there is a network.
 */
export function ReceiptToPrint({ first, orderId, saleId, orderIdOf, ...receipt }: ReceiptToPrintProps) {
  const { storeId, sold } = receipt;
  const send = useEffectEvent(() => void sendReprints(storeId, orderIdOf));

  const edition = useEdition({
    ...{ first, sold },
    onReprint: () => {
      keepReprint({ storeId, orderId, saleId: saleId ?? null, printedAt: Date.now() });
      send();
    },
  });

  // Sends earlier reprints, too, because any receipt on the screen is a chance to send those that are stored.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a sale printed without network now has an order
  useEffect(() => {
    const hear = () => send();
    hear();
    window.addEventListener('online', hear);
    return () => window.removeEventListener('online', hear);
  }, [orderId]);

  return <Receipt {...receipt} edition={edition} />;
}
