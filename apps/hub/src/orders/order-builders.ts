import type { Order, OrderLine } from '@maru/contract/orders/order.ts';
import type { Payment, Transaction } from '@maru/contract/payments/payment.ts';

const noTax = { supply: 0, vat: 0, taxFree: 0, serviceCharge: 0 };
const at = '2026-11-20T12:00:00+09:00';

export function orderLine(over: Partial<OrderLine> = {}): OrderLine {
  return {
    ...noTax,
    id: 'line',
    lineNumber: 1,
    itemId: 'item',
    name: '아메리카노',
    nameEn: 'Americano',
    categoryId: 'coffee',
    categoryName: '커피',
    options: [
      { collectionId: 'temperature', choiceId: 'iced', name: '아이스', nameEn: 'Iced', priceDifference: 0 },
    ],
    quantity: 2,
    itemOrderType: 'TOGO',
    taxable: true,
    note: '얼음 적게',
    stockTaken: 0,
    refundedQuantity: 0,
    pointsGivenBack: 0,
    refunded: 0,
    unitPrice: 4_500,
    priceTyped: false,
    gross: 9_000,
    discount: 0,
    orderDiscountShare: 0,
    pointsShare: 0,
    total: 9_000,
    ...over,
  };
}

/** Two iced americanos to go, cancelled before payment, unless overridden. */
export function cancelledOrder(over: Partial<Order> = {}): Order {
  return {
    ...noTax,
    id: 'order',
    orderNumber: 47,
    saleNumber: null,
    businessDate: '2026-11-20',
    status: 'CANCELLED',
    orderType: 'INSTORE',
    pending: null,
    paymentType: 'NOTPAID',
    version: 2,
    total: 9_000,
    paid: 0,
    leftToPay: 0,
    note: null,
    takenAt: at,
    ...{ acceptedAt: at, readyAt: null, pickedUpAt: null, pickupAt: null, payLink: null },
    taxType: 'GENERAL',
    gross: 9_000,
    lineDiscounts: 0,
    orderDiscount: 0,
    pointsUsed: 0,
    points: null,
    refunded: 0,
    refundedParts: noTax,
    lines: [orderLine()],
    payments: [],
    cashReceipts: [],
    history: [],
    takenBy: null,
    closedAt: null,
    cancelledAt: at,
    cancelReason: null,
    replacesOrderId: null,
    deletedAt: null,
    ...over,
  };
}

export function payment(over: Partial<Payment> = {}): Payment {
  return {
    id: 'payment',
    type: 'card',
    amount: 9_000,
    approved: 0,
    refunded: 0,
    received: null,
    change: null,
    takenBy: null,
    takenById: null,
    takenAt: at,
    excess: 0,
    missing: 0,
    isByLink: false,
    transactions: [],
    ...over,
  };
}

export function approval(over: Partial<Transaction> = {}): Transaction {
  return {
    ...noTax,
    id: 'transaction',
    kind: 'APPROVAL',
    status: 'APPROVED',
    amount: 9_000,
    approvalNumber: null,
    cardNumber: null,
    cardIssuer: null,
    failure: null,
    at,
    excess: 0,
    missing: 0,
    isDecided: false,
    isCompleted: false,
    ...over,
  };
}
