import type { Edition } from '@maru/contract/receipt/receipt-rows.ts';
import { useEffect, useEffectEvent } from 'react';
import { Receipt, type ReceiptProps } from '#hub/receipt/receipt.tsx';
import { sendReprints } from './reprints.api.ts';
import { keepReprint } from './reprints.ts';
import { useEdition } from './use-edition.ts';

type ReceiptToPrintProps = Omit<ReceiptProps, 'edition'> & {
  first: Edition;
  /** Null while the server does not have the sale. */
  orderId: string | null;
  saleId?: string;
  /** The orders of sales of this device, as far as the server has them. */
  orderIdOf?: (saleId: string) => string | null;
};

/** A receipt that counts its prints: reprints say so, and are in the history of the order once there is a network. */
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

  // Earlier ones, too: each receipt on the screen is a chance to send what waits.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order of a sale that was printed without network has come
  useEffect(() => {
    const hear = () => send();
    hear();
    window.addEventListener('online', hear);
    return () => window.removeEventListener('online', hear);
  }, [orderId]);

  return <Receipt {...receipt} edition={edition} />;
}
