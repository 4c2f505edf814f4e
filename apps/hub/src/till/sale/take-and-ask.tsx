import { usePart } from '@maru/ui/later/later.ts';
import type { ComponentProps } from 'react';
import { afterPayment } from '#hub/cash-receipts/later-cash-receipts.ts';
import { TenderSheet } from '#hub/payments/tender/tender-sheet.tsx';

// Fetched with the sheet: it has to open without a connection too.
void afterPayment.load();

/** Takes the payment of a sale, then asks about the cash receipt. */
export function TakeAndAsk(props: Omit<ComponentProps<typeof TenderSheet>, 'AfterPayment'>) {
  const AfterPayment = usePart(afterPayment, true);
  return <TenderSheet {...props} AfterPayment={AfterPayment} />;
}
