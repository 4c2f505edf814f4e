import type { Sold, SoldLine, SoldTender } from '@maru/contract/receipt/sold.ts';

/** Receipt data as stored by older versions. */
export type StoredReceipt = Pick<
  Sold,
  'at' | 'taxType' | 'gross' | 'total' | 'supply' | 'vat' | 'taxFree' | 'serviceCharge' | 'orderNumber'
> & {
  lines: readonly Omit<SoldLine, 'taxable'>[];
  /** Sum of the line discounts and the order discount. */
  discounts: number;
  tenders: readonly Omit<SoldTender, 'returned'>[];
};

/** Converts stored receipt data, so that a sale that stayed unsent during an update keeps its receipt. */
export function soldOfStoredReceipt(paper: StoredReceipt | null | undefined): Sold | null {
  if (!paper) return null;
  const { discounts, lines, tenders, ...rest } = paper;
  const lineDiscounts = sum(lines.map(({ discount }) => discount));
  const paid = sum(tenders.map(({ amount }) => amount));
  return {
    ...rest,
    status: 'OPEN',
    lines: lines.map((line) => ({ ...line, taxable: true })),
    lineDiscounts,
    orderDiscount: discounts - lineDiscounts,
    pointsUsed: 0,
    refund: null,
    tenders: tenders.map((tender) => ({ ...tender, returned: 0 })),
    leftToPay: Math.max(0, rest.total - paid),
    cashReceipts: [],
  };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
