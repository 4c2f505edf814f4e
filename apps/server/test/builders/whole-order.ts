import { type OrderRecord, paymentTypeNow, type WholeOrder } from '#server/orders/order-records.ts';
import { refundedColumns } from '#server/orders/refunded-columns.ts';
import type { Moment } from '#server/orders/transitions/moment.ts';
import { type NamedPayment, noExcess, type TransactionRecord } from '#server/payments/payment-records.ts';
import { inHand } from '#server/payments/via-provider.ts';

/** A transaction of a tender, as in the ledger. */
export type Movement = Partial<
  Pick<
    TransactionRecord,
    'kind' | 'status' | 'provider' | 'amountKrw' | 'excessKrw' | 'missingKrw' | 'decidedBy' | 'at'
  >
>;
export type Tender = {
  type: NamedPayment['type'];
  amount: number;
  movements?: readonly Movement[];
  givenBack?: boolean;
};

const storeId = 'store';
const orderId = 'order';
const yesterday = '2026-11-19';
export const total = 11_000;

/** A user at the till on the day after the order was taken. */
export const moment: Moment = {
  now: new Date('2026-11-20T03:00:00Z'),
  eventDate: '2026-11-20',
  dayStart: 240,
  by: { byUserId: 'user', requestId: 'request', deviceType: 'PC' },
  byName: '김마루',
  closePaidOrders: true,
};

/** An order of 11,000 won including 1,000 won VAT, with one counted cake and one americano. */
export function wholeOrder(over: Partial<OrderRecord> = {}, tenders: readonly Tender[] = []): WholeOrder {
  const rows = tenders.flatMap((tender, n) => {
    const movements = tender.movements ?? [{}];
    return movements.map((movement) => ({ ...transactionRow(tender, n), ...movement }));
  });
  const transactions = rows.map((row, i) => ({
    ...row,
    ...partsOf(row.amountKrw),
    id: `tx${i + 1}`,
    seq: i + 1,
  }));
  const payments = tenders.map((tender, n) => paymentRow(tender, n, transactions));
  const lines = [lineRow(1, 2), lineRow(2, 0)];
  return {
    order: { ...orderRow, paymentType: paymentTypeNow(payments), ...over },
    takenByName: null,
    lines,
    payments,
    transactions,
    cashReceipts: [],
    points: null,
    history: [taken],
  };
}

const parts = { supplyKrw: 10_000, vatKrw: 1_000, taxFreeKrw: 0, serviceChargeKrw: 0 };

function partsOf(amount: number) {
  return { ...parts, supplyKrw: (amount * 10) / 11, vatKrw: amount / 11 };
}

const unrefunded = refundedColumns({ supply: 0, vat: 0, taxFree: 0, serviceCharge: 0 });

const orderRow: OrderRecord = {
  storeId,
  id: orderId,
  businessDate: yesterday,
  orderNumber: 7,
  saleNumber: null,
  status: 'OPEN',
  orderType: 'INSTORE',
  pending: null,
  taxType: 'GENERAL',
  grossKrw: total,
  lineDiscountsKrw: 0,
  orderDiscountKrw: 0,
  orderDiscountAsked: null,
  pointsUsedKrw: 0,
  pointsGivenBackKrw: 0,
  customerId: null,
  totalKrw: total,
  ...parts,
  ...unrefunded,
  note: null,
  takenBy: 'user',
  takenAt: '2026-11-19T03:00:00.000Z',
  acceptedAt: null,
  readyAt: null,
  pickedUpAt: null,
  pickupAt: null,
  closedAt: null,
  cancelledAt: null,
  cancelReason: null,
  replacesOrderId: null,
  saleId: null,
  saleHash: null,
  deletedAt: null,
  refundAsked: null,
  payLinkId: null,
  payLinkUntil: null,
  paymentType: null,
  version: 3,
};

const taken: WholeOrder['history'][number] = {
  storeId,
  orderId,
  seq: 1,
  kind: 'TAKEN',
  at: orderRow.takenAt,
  byUserId: 'user',
  by: '김마루',
  requestId: null,
  deviceType: null,
  reason: null,
  amountKrw: total,
  itemName: null,
  itemNameEn: null,
  itemQuantity: null,
  differences: null,
  byGuest: null,
  cashReceiptId: null,
};

function transactionRow({ type, amount }: Tender, n: number): TransactionRecord {
  return {
    storeId,
    id: '',
    paymentId: `payment${n + 1}`,
    orderId,
    seq: 0,
    kind: 'APPROVAL',
    status: 'APPROVED',
    amountKrw: amount,
    ...parts,
    businessDate: yesterday,
    eventDate: yesterday,
    ...inHand,
    provider: type === 'card' ? 'terminal' : null,
    approvalNumber: null,
    cardNumber: null,
    cardIssuer: null,
    failure: null,
    at: orderRow.takenAt,
    settledAt: orderRow.takenAt,
    ...noExcess,
  };
}

function paymentRow({ type, amount, givenBack }: Tender, n: number, rows: TransactionRecord[]): NamedPayment {
  const id = `payment${n + 1}`;
  const approved = rows.filter(({ paymentId, status }) => paymentId === id && status === 'APPROVED');
  const amountOf = (wanted: TransactionRecord['kind']) =>
    sumOf(
      approved.filter(({ kind }) => kind === wanted),
      'amountKrw',
    );
  return {
    storeId,
    id,
    orderId,
    businessDate: yesterday,
    type,
    amountKrw: amount,
    approvedKrw: amountOf('APPROVAL'),
    refundedKrw: amountOf('REFUND'),
    receivedKrw: null,
    createdAt: orderRow.takenAt,
    takenBy: 'user',
    takenByName: '김마루',
    givenBackAt: givenBack ? orderRow.takenAt : null,
    excessKrw: sumOf(approved, 'excessKrw'),
    missingKrw: sumOf(approved, 'missingKrw'),
    missingWrittenOffAt: null,
    receiptedAt: null,
    requestKey: null,
    unreceipted: null,
  };
}

function sumOf(rows: readonly TransactionRecord[], name: 'amountKrw' | 'excessKrw' | 'missingKrw') {
  return rows.reduce((sum, row) => sum + row[name], 0);
}

function lineRow(lineNumber: number, stockTaken: number): WholeOrder['lines'][number] {
  return {
    storeId,
    orderId,
    lineNumber,
    id: `line${lineNumber}`,
    businessDate: yesterday,
    itemId: stockTaken ? 'cake' : 'americano',
    name: '치즈케이크',
    nameEn: null,
    categoryId: null,
    categoryName: '디저트',
    options: [],
    quantity: 2,
    itemOrderType: 'INSTORE',
    taxable: true,
    priceTyped: false,
    rewardable: true,
    stockTaken,
    refundedQuantity: 0,
    note: null,
    unitPriceKrw: total / 4,
    grossKrw: total / 2,
    discountKrw: 0,
    discountAsked: null,
    orderDiscountShareKrw: 0,
    pointsShareKrw: 0,
    pointsGivenBackKrw: 0,
    totalKrw: total / 2,
    ...partsOf(total / 2),
    ...unrefunded,
  };
}
