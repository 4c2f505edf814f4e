import { usePart } from '@maru/ui/later/later.ts';
import type { ComponentProps } from 'react';
import { afterPayment } from '#hub/cash-receipts/later-cash-receipts.ts';
import { OrderCustomer } from '#hub/orders/points/order-customer.tsx';
import { PayOrderSheet } from '#hub/payments/pay-order-sheet.tsx';

/** Takes what is left to pay of an order, then asks about the cash receipt. */
export function PayAndAsk(props: Omit<ComponentProps<typeof PayOrderSheet>, 'AfterPayment' | 'Customer'>) {
  const AfterPayment = usePart(afterPayment, true);
  return <PayOrderSheet {...props} AfterPayment={AfterPayment} Customer={OrderCustomer} />;
}
