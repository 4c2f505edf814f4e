import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { PricedCart, PricedLine } from '@maru/contract/money/priced-cart.ts';
import type { takeOrder as wire } from '@maru/contract/orders/orders.endpoints.ts';
import { newId } from '#server/db/new-id.ts';
import {
  type LineRecord,
  type OrderRecord,
  priceColumns,
  sumColumns,
  type WholeOrder,
} from '../order-records.ts';
import { paidInHand } from '../paying/paid.ts';
import { refundedColumns } from '../refunded-columns.ts';
import type { Moment } from '../transitions/moment.ts';
import { applied, followedBy, transitionOf } from '../transitions/transition.ts';
import { type LineOffer, typedPrice } from './price-order.ts';
import type { SaleIdentity } from './sale-identity.ts';

type Taking = {
  storeId: string;
  moment: Moment;
  /** Which sale of a device this is. */
  sale?: SaleIdentity | undefined;
  input: ParsedInputOf<typeof wire>;
  offers: readonly LineOffer[];
  priced: PricedCart;
  /** Items whose quantity was taken from counted stock. */
  stockTaken: ReadonlySet<string>;
};

const unrefunded = refundedColumns({ supply: 0, vat: 0, taxFree: 0, serviceCharge: 0 });

const empty = { payments: [], transactions: [], cashReceipts: [], points: null, history: [] };

/** All rows of a new order. Its number is still 0; the inserting statement assigns it. */
export function newOrder(taking: Taking): WholeOrder {
  const { moment, input, priced } = taking;
  const order = orderRecord(taking);
  const lines = taking.offers.map((offer, i) => newLine(taking, order, offer, i));
  const unpaid = { order, takenByName: moment.byName, lines, ...empty };
  const taken = transitionOf({ history: [{ kind: 'TAKEN', reason: null, amountKrw: priced.total }] });
  const paid = followedBy(unpaid, taken, moment, (whole) => paidInHand(whole, moment, input.tenders));
  return applied(unpaid, paid, moment);
}

function orderRecord({ storeId, moment, sale, input, priced }: Taking): OrderRecord {
  const at = moment.now.toISOString();
  return {
    storeId,
    id: newId(),
    businessDate: moment.eventDate,
    orderNumber: 0,
    saleNumber: input.saleNumber ?? null,
    status: 'OPEN',
    orderType: input.orderType,
    pending: null,
    taxType: priced.taxType,
    ...sumColumns(priced),
    ...unrefunded,
    pointsGivenBackKrw: 0,
    customerId: null,
    orderDiscountAsked: input.orderDiscount ?? null,
    note: input.note || null,
    takenBy: moment.by.byUserId,
    takenAt: at,
    acceptedAt: input.orderType === 'INSTORE' ? at : null,
    readyAt: null,
    pickedUpAt: null,
    payLinkId: null,
    payLinkUntil: null,
    pickupAt: input.pickupAt === undefined ? null : new Date(input.pickupAt).toISOString(),
    closedAt: null,
    cancelledAt: null,
    cancelReason: null,
    replacesOrderId: input.replacesOrderId ?? null,
    saleId: sale?.id ?? null,
    saleHash: sale ? `\\x${sale.hash}` : null,
    deletedAt: null,
    refundAsked: null,
    paymentType: 'NOTPAID',
    version: 1,
  };
}

/** A line as the menu offers it now, with its place among the priced lines. */
export function newLine(
  taking: Pick<Taking, 'priced' | 'stockTaken'>,
  order: Pick<OrderRecord, 'storeId' | 'id' | 'businessDate'>,
  offer: LineOffer,
  index: number,
): LineRecord {
  const { asked, item, choices } = offer;
  const priced = taking.priced.lines[index] as PricedLine;
  return {
    storeId: order.storeId,
    orderId: order.id,
    lineNumber: index + 1,
    id: newId(),
    businessDate: order.businessDate,
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
    priceTyped: typedPrice(offer) !== undefined,
    rewardable: item.rewardable,
    stockTaken: item.id !== null && taking.stockTaken.has(item.id) ? asked.quantity : 0,
    refundedQuantity: 0,
    note: asked.note || null,
    discountAsked: asked.discount ?? null,
    ...priceColumns(priced),
    ...unrefunded,
    pointsGivenBackKrw: 0,
  };
}
