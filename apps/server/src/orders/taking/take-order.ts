import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { Order } from '@maru/contract/orders/order.ts';
import type { takeOrder as wire } from '@maru/contract/orders/orders.endpoints.ts';
import { limitNaming } from '#server/customers/limit-naming.ts';
import type { FindSaleCustomer } from '#server/customers/sale-customer.ts';
import type { Tx } from '#server/db/database.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail, Refusal } from '#server/http/refusal.ts';
import { takeStock } from '#server/menu/stock/move-stock.ts';
import { checkMayAct } from '#server/stores/check-may-act.ts';
import { insertOfflineSale } from '../offline-sales/offline-sales.queries.ts';
import { findStoreFacts, lockOrder } from '../orders.queries.ts';
import { checkTenders } from '../paying/payable.ts';
import { lacksCustomer, takePoints } from '../points/take-points.ts';
import { presentOrder } from '../present-order.ts';
import { isReplaced } from '../read-orders.queries.ts';
import { readSaleTime } from '../sale-age.ts';
import { findTaker, momentOfTaker, withSender } from '../taker.ts';
import { initiatorOf, momentOf } from '../transitions/moment.ts';
import { listCartItems } from './cart-items.queries.ts';
import { newOrder } from './new-order.ts';
import { takeOfflineSale } from './offline/take-offline-sale.ts';
import { isOfItem, type LineOffer, priceOrder } from './price-order.ts';
import { type SaleIdentity, saleIdentityOf, takeOnce } from './sale-identity.ts';
import { writeOrder } from './write-order.ts';

type Input = ParsedInputOf<typeof wire>;

/**
 * Takes an order, all or nothing: prices it from the current menu, takes stock, books tenders in hand, moves the points
 * of its customer. A sale with an id is taken once.
 */
export function takeOrderBy(find: FindSaleCustomer) {
  return async (context: StoreContext, input: Input): Promise<Order> => {
    // An offline sale is not limited: it was paid, so it is recorded whomever it names, and it leaves a trace.
    if (!input.receipted) await limitNaming(context, input.customer);
    const sale = input.saleId === undefined ? undefined : saleIdentityOf(input.saleId, context.request.body);
    const take = (tx: Tx) => takeIn(tx, context, { input, sale, find });
    return sale ? takeOnce(context, sale, take) : context.transaction(take);
  };
}

type Asked = { input: Input; sale: SaleIdentity | undefined; find: FindSaleCustomer };

async function takeIn(tx: Tx, context: StoreContext, { input, sale, find }: Asked) {
  const { storeId, actor, now } = context;
  const { receipted, customer, customerMayBeUnknown: mayBeUnknown, pointsUsed = 0 } = input;
  if (receipted) return takeOfflineSale(tx, context, { input, receipted, sale, find });

  const store = (await findStoreFacts(tx, storeId, actor.userId, now)) ?? fail('NOT_FOUND');
  checkMayAct('ADD', store, now);
  checkPromised(input.pickupAt, now);
  await checkReplaced(tx, storeId, input.replacesOrderId);
  const time = readSaleTime(context.request, now);
  const taker = await findTaker(tx, context, { takenBy: input.takenBy, time });

  const itemIds = [...new Set(input.lines.filter(isOfItem).map(({ itemId }) => itemId))];
  const menu = await listCartItems(tx, storeId, itemIds, now);
  const { offers, priced } = priceOrder(menu, { ...input, taxType: store.taxType });
  if (priced.total !== input.total) fail('PRICE_CHANGED', priced);
  if (priced.pointsUsed < pointsUsed)
    fail('POINTS_NOT_USABLE', { reason: 'NOT_PAYABLE', usable: priced.pointsUsed });

  const tendered = input.tenders.reduce((sum, { amount }) => sum + amount, 0);
  if (tendered > priced.total) fail('TENDERS_EXCEED_TOTAL', { leftToPay: priced.total });

  checkTenders(input.tenders, { orderType: input.orderType, tenderTypes: store.tenderTypes });
  const stockTaken = await takeCountedStock(tx, storeId, offers);
  const sender = momentOf(store, initiatorOf(context));
  const taken = newOrder({
    ...{ storeId, sale, input, offers, priced, stockTaken },
    moment: momentOfTaker(sender, taker),
  });
  const sent = taker ? withSender(taken, sender, { kind: 'SENT' }) : taken;
  const taking = await takePoints(tx, sent, { find, customer, pointsUsed, sender, mayBeUnknown });
  await writeOrder(tx, taking, { stockOf: stockTaken, at: now });
  const { whole } = taking;
  if (lacksCustomer(whole)) await insertOfflineSale(tx, { storeId, orderId: whole.order.id, sentAt: now });
  return presentOrder(whole);
}

async function takeCountedStock(tx: Tx, storeId: string, offers: readonly LineOffer[]): Promise<Set<string>> {
  const moves = offers.flatMap(({ asked: { quantity }, item: { id, stock } }) =>
    id === null || stock === null ? [] : [{ itemId: id, quantity }],
  );
  const { taken, short } = await takeStock(tx, storeId, moves);
  if (short.length > 0) {
    const left = new Map(short.map((item) => [item.itemId, item.left]));
    const lines = offers.flatMap(({ item: { id } }, line) =>
      id !== null && left.has(id) ? [{ line, left: left.get(id) ?? 0 }] : [],
    );
    fail('STORE_ITEM_SOLD_OUT', { lines });
  }
  return taken;
}

/** Refuses a pickup time in the past. */
function checkPromised(pickupAt: string | undefined, now: Date) {
  if (pickupAt !== undefined && Date.parse(pickupAt) < now.getTime())
    throw new Refusal('WRONG_FORMAT', undefined, { pickupAt: 'tooSmall' });
}

/** Only a cancelled order of the same store can be replaced, and only once. */
async function checkReplaced(tx: Tx, storeId: string, orderId: string | undefined) {
  if (!orderId) return;
  if ((await lockOrder(tx, storeId, orderId)) !== 'CANCELLED') fail('NOT_FOUND');
  if (await isReplaced(tx, storeId, orderId)) fail('ORDER_ALREADY_REPLACED');
}
