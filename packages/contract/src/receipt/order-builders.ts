import { shareByLargestRemainder } from '../money/largest-remainder.ts';
import { type Cart, priceCart } from '../money/price-cart.ts';
import type { TaxParts } from '../money/priced-cart.ts';
import { shareOverTenders } from '../money/share-over-tenders.ts';
import type { Order } from '../orders/order.ts';
import type { Payment, Transaction } from '../payments/payment.ts';
import { changeOf, type TenderType } from '../payments/payment-type.ts';

export type Paid = { type: TenderType; amount: number; received?: number; returned?: number };

const at = '2026-11-20T14:10:00+09:00';
const partNames = ['supply', 'vat', 'taxFree', 'serviceCharge'] as const;

/** An order as the API returns it, priced by the contract, with these tenders; CLOSED if they pay all of it. */
export function orderOf(cart: Cart, paid: readonly Paid[], over: Partial<Order> = {}): Order {
  const { lines, ...sums } = priceCart(cart);
  const payments = paymentsOf(sums, paid);
  const held = payments.reduce((sum, { approved, refunded }) => sum + approved - refunded, 0);
  const status = over.status ?? (held === sums.total ? 'CLOSED' : 'OPEN');
  return {
    ...{
      id: 'order',
      orderNumber: 47,
      saleNumber: null,
      businessDate: '2026-11-20',
      orderType: 'INSTORE',
      pending: null,
    },
    ...{ acceptedAt: at, readyAt: null, pickedUpAt: null, pickupAt: null, payLink: null },
    ...{ version: 1, note: null, takenAt: at, takenBy: null, closedAt: null, cancelledAt: null },
    ...{
      cancelReason: null,
      replacesOrderId: null,
      deletedAt: null,
      history: [],
      paymentType: 'NOTPAID',
      refunded: 0,
    },
    ...sums,
    points: null,
    lines: lines.map((line, i) => ({
      ...line,
      ...{ id: `line ${i}`, lineNumber: i + 1, itemId: 'item', name: '라떼', nameEn: 'Latte', options: [] },
      ...{ categoryId: 'coffee', categoryName: '커피', itemOrderType: 'INSTORE', note: null },
      priceTyped: false,
      quantity: cart.lines[i]?.quantity ?? 1,
      taxable: cart.lines[i]?.taxable ?? true,
      ...{ stockTaken: 0, refundedQuantity: 0, refunded: 0, pointsGivenBack: 0 },
    })),
    payments,
    cashReceipts: [],
    refundedParts: missingParts(sums, payments),
    paid: held,
    leftToPay: status === 'OPEN' ? sums.total - held : 0,
    ...over,
    status,
  };
}

/**
 * Gives each tender its share of what is left of each tax part. Splits the refund of a tender over its tax
 * parts by largest remainder.
 */
function paymentsOf(whole: TaxParts, paid: readonly Paid[]): Payment[] {
  let left = whole;
  return paid.map(({ type, amount, received = amount, returned = 0 }, i): Payment => {
    const [parts = whole] = shareOverTenders(left, [amount]);
    const backShares = shareByLargestRemainder(
      returned,
      partNames.map((name) => parts[name]),
    );
    const back = partsBy((_, part) => backShares[part] ?? 0);
    left = partsBy((name) => left[name] - parts[name] + back[name]);
    return {
      ...{
        id: `payment ${i}`,
        type,
        amount,
        approved: amount,
        refunded: returned,
        takenBy: null,
        takenById: null,
        takenAt: at,
        excess: 0,
        missing: 0,
        isByLink: false,
      },
      received: type === 'card' || type === 'INSTORE_CAT' ? null : received,
      change: type === 'card' || type === 'INSTORE_CAT' ? null : changeOf({ amount, received }),
      transactions: [
        moved('APPROVAL', amount, parts),
        ...(returned > 0 ? [moved('REFUND', returned, back)] : []),
      ],
    };
  });
}

/** The tax parts that are still unpaid. */
function missingParts(whole: TaxParts, payments: readonly Payment[]): TaxParts {
  const rows = payments.flatMap(({ transactions }) => transactions);
  return partsBy((name) =>
    rows.reduce((left, row) => left + (row.kind === 'REFUND' ? row[name] : -row[name]), whole[name]),
  );
}

function partsBy(amountOf: (name: keyof TaxParts, index: number) => number): TaxParts {
  const [supply, vat, taxFree, serviceCharge] = partNames.map(amountOf);
  return { supply: supply ?? 0, vat: vat ?? 0, taxFree: taxFree ?? 0, serviceCharge: serviceCharge ?? 0 };
}

function moved(kind: Transaction['kind'], amount: number, parts: TaxParts): Transaction {
  const card = { approvalNumber: null, cardNumber: null, cardIssuer: null, failure: null };
  const plain = { excess: 0, missing: 0, isDecided: false, isCompleted: false };
  return { ...parts, ...card, ...plain, id: `${kind} ${amount}`, kind, status: 'APPROVED', amount, at };
}
