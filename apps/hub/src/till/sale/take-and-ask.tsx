import { usePart } from '@maru/ui/later/later.ts';
import type { ComponentProps } from 'react';
import { afterPayment } from '#hub/cash-receipts/later-cash-receipts.ts';
import { TenderSheet } from '#hub/payments/tender/tender-sheet.tsx';
import type { Payable } from '#hub/payments/tender/use-tender.ts';
import type { ShownCart } from '#hub/till/cart/priced.ts';
import { soldOfShown } from './sold-of-shown.ts';

// Loads the step after the payment together with this sheet, because that step must also open without a
// connection.
void afterPayment.load();

type TakeAndAskProps = Omit<ComponentProps<typeof TenderSheet>, 'AfterPayment' | 'payable'> & {
  shown: ShownCart;
  cart: Omit<Extract<Payable, { kind: 'CART' }>, 'kind' | 'sold'>;
};

/** Takes the payment of the cart or of its sale, then asks about the cash receipt. */
export function TakeAndAsk({ shown, cart, ...props }: TakeAndAskProps) {
  const AfterPayment = usePart(afterPayment, true);
  const payable: Payable = { kind: 'CART', sold: soldOfShown(shown, []), ...cart };
  return <TenderSheet {...props} payable={payable} AfterPayment={AfterPayment} />;
}
