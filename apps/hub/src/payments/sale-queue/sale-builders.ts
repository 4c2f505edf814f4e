import type { Order } from '@maru/contract/orders/order.ts';
import type { Payment, TransactionStatus } from '@maru/contract/payments/payment.ts';
import type { Sale } from './sale.ts';
import type { Cart } from './stored-cart.ts';

const emptyCart: Cart = {
  ...{ lines: [], place: 'INSTORE', note: '', discount: null },
  ...{ removed: [], moved: null, current: null, repairs: null },
};
const noTax = { supply: 0, vat: 0, taxFree: 0, serviceCharge: 0 };

/** An unsent sale of 10,000 won, for tests. */
export function aSale(sale: Partial<Sale> = {}): Sale {
  const id = sale.id ?? 'sale';
  return {
    id,
    storeId: 'store',
    createdAt: 0,
    cart: emptyCart,
    order: { key: `key of ${id}`, body: { lines: [], total: 10_000, tenders: [] } },
    sold: null,
    answer: null,
    steps: [],
    refusal: null,
    tries: 0,
    notBefore: 0,
    ...sale,
  };
}

/** The server's order for `aSale`. */
export function anOrder(order: Partial<Order> = {}): Order {
  return {
    ...noTax,
    id: 'order',
    orderNumber: 1,
    saleNumber: null,
    businessDate: '2026-11-20',
    status: 'OPEN',
    orderType: 'INSTORE',
    pending: null,
    paymentType: 'NOTPAID',
    version: 1,
    total: 10_000,
    paid: 0,
    leftToPay: 10_000,
    note: null,
    ...{ acceptedAt: null, readyAt: null, pickedUpAt: null, pickupAt: null, payLink: null },
    takenAt: '2026-11-20T14:10:00+09:00',
    taxType: 'GENERAL',
    gross: 10_000,
    lineDiscounts: 0,
    orderDiscount: 0,
    pointsUsed: 0,
    points: null,
    refunded: 0,
    refundedParts: noTax,
    lines: [],
    payments: [],
    cashReceipts: [],
    history: [],
    takenBy: null,
    closedAt: null,
    cancelledAt: null,
    cancelReason: null,
    replacesOrderId: null,
    deletedAt: null,
    ...order,
  };
}

export function aCardPayment(status: TransactionStatus, amount = 10_000): Payment {
  const failure = status === 'FAILED' ? '한도 초과' : null;
  const transaction = {
    ...noTax,
    id: 't',
    amount,
    cardNumber: null,
    cardIssuer: null,
    at: '2026-11-20T14:10:00+09:00',
    excess: 0,
    missing: 0,
    isDecided: false,
    isCompleted: false,
  };
  return {
    id: 'payment',
    type: 'card',
    amount,
    approved: status === 'APPROVED' ? amount : 0,
    refunded: 0,
    received: null,
    change: null,
    takenBy: null,
    takenById: null,
    takenAt: transaction.at,
    excess: 0,
    missing: 0,
    isByLink: false,
    transactions: [{ ...transaction, kind: 'APPROVAL', status, failure, approvalNumber: null }],
  };
}
