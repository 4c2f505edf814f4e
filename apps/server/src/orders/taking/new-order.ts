import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { PricedCart, PricedLine } from '@maru/contract/money/priced-cart.ts';
import type { takeOrder as wire } from '@maru/contract/orders/orders.endpoints.ts';
import { newId } from '#server/db/new-id.ts';
import { newPayments } from '#server/payments/new-payments.ts';
import { taxColumns } from '#server/payments/payment-records.ts';
import {
  type HistoryRecord,
  heldByAll,
  type LineRecord,
  type MovedBy,
  type OrderRecord,
  type WholeOrder,
} from '../order-records.ts';
import type { TakingFacts } from '../orders.queries.ts';
import type { LineOffer } from './price-order.ts';

type Taking = {
  storeId: string;
  now: Date;
  by: MovedBy;
  facts: TakingFacts;
  input: ParsedInputOf<typeof wire>;
  businessDate: string;
  offers: readonly LineOffer[];
  priced: PricedCart;
  /** Items whose quantity was taken from a counted stock. */
  stockTaken: ReadonlySet<string>;
};

/** All rows of a new order; its number is still 0 and is counted by the statement that writes it. */
export function newOrder(taking: Taking): WholeOrder {
  const { storeId, now, by, facts, input, businessDate, priced } = taking;
  const id = newId();
  const sale = { storeId, orderId: id, businessDate, eventDate: businessDate, transactionsBefore: 0, now };
  const paying = { left: priced, tenders: input.tenders, provider: null, takenBy: by.byUserId };
  const { payments, transactions } = newPayments(sale, paying);
  const paid = heldByAll(payments) === priced.total;
  const closed = paid && input.orderType === 'INSTORE' && facts.closePaidOrders;
  const at = now.toISOString();

  const order: OrderRecord = {
    storeId,
    id,
    businessDate,
    orderNumber: 0,
    status: closed ? 'CLOSED' : 'OPEN',
    orderType: input.orderType,
    pending: null,
    taxType: priced.taxType,
    grossKrw: priced.gross,
    lineDiscountsKrw: priced.lineDiscounts,
    orderDiscountKrw: priced.orderDiscount,
    pointsUsedKrw: priced.pointsUsed,
    totalKrw: priced.total,
    ...taxColumns(priced),
    note: input.note || null,
    takenBy: by.byUserId,
    takenAt: at,
    acceptedAt: input.orderType === 'INSTORE' ? at : null,
    readyAt: null,
    pickupAt: null,
    closedAt: closed ? at : null,
    cancelledAt: null,
    cancelReason: null,
    replacesOrderId: input.replacesOrderId ?? null,
    version: 1,
  };
  const lines = taking.offers.map((offer, i) => newLine(taking, id, offer, i));
  const entry = { storeId, orderId: id, at, ...by, reason: null };
  const told: Omit<HistoryRecord, 'seq'>[] = [
    { ...entry, kind: 'TAKEN', amountKrw: priced.total },
    ...payments.map(({ amountKrw }) => ({ ...entry, kind: 'PAID' as const, amountKrw })),
    ...(closed ? [{ ...entry, kind: 'CLOSED' as const, amountKrw: null }] : []),
  ];
  const history = told.map((row, i) => ({ ...row, seq: i + 1, by: facts.byName }));
  const takenByName = facts.byName;
  const named = payments.map((payment) => ({ ...payment, takenByName }));
  return { order, takenByName, lines, payments: named, transactions, history };
}

function newLine(taking: Taking, orderId: string, offer: LineOffer, index: number): LineRecord {
  const { asked, item, choices } = offer;
  const priced = taking.priced.lines[index] as PricedLine;
  return {
    storeId: taking.storeId,
    orderId,
    lineNumber: index + 1,
    id: newId(),
    businessDate: taking.businessDate,
    itemId: item.id,
    name: item.name,
    nameEn: item.nameEn,
    categoryId: item.categoryId,
    categoryName: item.categoryName,
    options: choices.map(({ id, collectionId, name, nameEn, priceDifference }) => ({
      collectionId,
      choiceId: id,
      name,
      nameEn,
      priceDifference,
    })),
    quantity: asked.quantity,
    itemOrderType: asked.itemOrderType,
    taxable: item.taxable,
    rewardable: item.rewardable,
    stockTaken: taking.stockTaken.has(item.id),
    note: asked.note || null,
    unitPriceKrw: priced.unitPrice,
    grossKrw: priced.gross,
    discountKrw: priced.discount,
    orderDiscountShareKrw: priced.orderDiscountShare,
    pointsShareKrw: priced.pointsShare,
    totalKrw: priced.total,
    ...taxColumns(priced),
  };
}
