import type { Order } from '@maru/contract/orders/order.ts';
import type { Sold, SoldTender } from '@maru/contract/receipt/sold.ts';
import { tenderInHand } from '@maru/contract/receipt/sold.ts';
import { soldOfOrder } from '@maru/contract/receipt/sold-order.ts';
import { leftToPay, type Sale } from '#hub/payments/sale-queue/sale.ts';
import { soldOfStoredReceipt } from './sold-of-stored-receipt.ts';

/**
 * The receipt data of a sale at present: the server's figures if there are any, plus tenders on their way.
 */
export function soldOfSale(sale: Sale): Sold | null {
  const order = orderOfSale(sale);
  const sold = order ? soldOfOrder(order) : (sale.sold ?? soldOfStoredReceipt(sale.paper));
  if (!sold) return null;

  const onTheWay = sale.steps.flatMap(({ key, outcome, tender: { paymentMethod: type, ...tender } }) =>
    outcome === 'WAITING' && type !== 'card' ? [tenderInHand(key, { ...tender, type })] : [],
  );
  return { ...sold, tenders: [...sold.tenders, ...onTheWay], leftToPay: leftToPay(sale) };
}

/** The latest order from the server. An older version without cash receipts may have stored it. */
export function orderOfSale({ answer }: Sale): Order | null {
  return answer && { ...answer, cashReceipts: answer.cashReceipts ?? [] };
}

/** The tenders, less what was given back of each. */
export function heldTenders({ tenders }: Sold): SoldTender[] {
  return tenders.flatMap((tender) => {
    const amount = tender.amount - tender.returned;
    return amount > 0 ? [{ ...tender, amount, returned: 0 }] : [];
  });
}
