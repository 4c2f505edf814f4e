import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { TaxType } from '@maru/contract/money/priced-cart.ts';
import type { Difference } from '@maru/contract/orders/difference.ts';
import type { Order } from '@maru/contract/orders/order.ts';
import type { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { holdsMoney, type Receipted } from '@maru/contract/orders/receipted.ts';
import { saleAgeHeader } from '@maru/contract/orders/sale-age.ts';
import { mayTender } from '@maru/contract/payments/may-tender.ts';
import type { FindSaleCustomer } from '#server/customers/sale-customer.ts';
import type { Tx } from '#server/db/database.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail, Refusal } from '#server/http/refusal.ts';
import { takeWhatIsLeft } from '#server/menu/stock/move-stock.ts';
import { insertOfflineSale } from '#server/orders/offline-sales/offline-sales.queries.ts';
import type { LineRecord } from '#server/orders/order-records.ts';
import { findStoreFacts, type StoreFacts } from '#server/orders/orders.queries.ts';
import { lacksCustomer, takePoints } from '#server/orders/points/take-points.ts';
import { presentOrder } from '#server/orders/present-order.ts';
import { readSaleTime, type SaleTime } from '#server/orders/sale-age.ts';
import { findTaker, momentOfTaker, withSender } from '#server/orders/taker.ts';
import { initiatorOf, momentOf } from '#server/orders/transitions/moment.ts';
import { taxTypeAt } from '#server/store-settings/tax-type-at.ts';
import { checkMayAct } from '#server/stores/check-may-act.ts';
import { listCartItems } from '../cart-items.queries.ts';
import { newOrder } from '../new-order.ts';
import { choicesOf, isOfItem, type LineOffer, priceOffers } from '../price-order.ts';
import type { SaleIdentity } from '../sale-identity.ts';
import { writeOrder } from '../write-order.ts';
import { withLaterTenders } from './later-tenders.ts';
import { listGoneItems, listStatedChoices } from './stated-items.queries.ts';
import { statedOffers } from './stated-offers.ts';
import { checkUnpaid, refuseShort } from './unpaid.ts';

type Input = ParsedInputOf<typeof takeOrder>;
type Recording = {
  input: Input;
  receipted: Receipted;
  sale: SaleIdentity | undefined;
  find: FindSaleCustomer;
};

/**
 * Records a sale whose money was taken in hand without network, at the prices of its device and at the time that
 * follows from its age. It is not refused for what changed meanwhile; each difference is kept for the owner. A sale
 * without money is refused like any other sale.
 */
export async function takeOfflineSale(
  tx: Tx,
  context: StoreContext,
  { input, receipted, sale, find }: Recording,
): Promise<Order> {
  const { storeId, actor, now } = context;
  const time = readSaleTime(context.request, now) ?? refuseAgeless();
  const store = (await findStoreFacts(tx, storeId, actor.userId, time.takenAt)) ?? fail('NOT_FOUND');
  const isPaid = holdsMoney(input);
  checkMayAct(isPaid ? 'RECEIPTED' : 'ADD', store, now);
  const taker = await findTaker(tx, context, { takenBy: input.takenBy, time, isOffline: isPaid });
  const taxType = await taxTypeAt(tx, storeId, time.takenAt);

  const menu = await readMenu(tx, storeId, { lines: input.lines, now });
  const { offers, differences } = statedOffers(menu, input.lines, receipted.lines);
  if (!isPaid) checkUnpaid(menu.items, { ...input, taxType: store.taxType }, differences);
  const priced = priceStated(offers, { ...input, taxType });
  const { lines: stockTaken, short } = await takeStockLeft(tx, storeId, offers);
  if (!isPaid && short.length > 0) refuseShort(offers, stockTaken);

  const sender = momentOf(store, initiatorOf(context));
  const taking = momentOfTaker(momentOf(store, { ...initiatorOf(context), now: time.takenAt }), taker);
  const sold = newOrder({ storeId, moment: taking, sale, input, offers, priced, stockTaken: new Set() });
  const { tenders = [] } = receipted;
  const taken = await withLaterTenders(tx, context, sold, { store, takenAt: time.takenAt, tenders });
  const all = [...differences, ...short, ...ofSettings(input, { store, taxType, time })];
  const sent = withSender(
    {
      ...taken,
      lines: taken.lines.map((line, i) => ({ ...line, stockTaken: stockTaken[i] ?? 0 })),
      payments: taken.payments.map((payment) => ({ ...payment, receiptedAt: now.toISOString() })),
    },
    sender,
    { kind: 'RECEIPTED', differences: all },
  );
  const { customer } = input;
  const named = { find, customer, pointsUsed: 0, sender, mayBeUnknown: true };
  const recorded = await takePoints(tx, sent, named);
  const { whole } = recorded;
  await writeOrder(tx, recorded, { stockOf: movedItems(whole.lines), at: now });
  if (all.length > 0 || lacksCustomer(whole))
    await insertOfflineSale(tx, { storeId, orderId: whole.order.id, sentAt: now });
  return presentOrder(whole);
}

function refuseAgeless(): never {
  throw new Refusal('WRONG_FORMAT', undefined, { [saleAgeHeader]: 'required' });
}

async function readMenu(tx: Tx, storeId: string, { lines, now }: { lines: Input['lines']; now: Date }) {
  const itemIds = [...new Set(lines.filter(isOfItem).map(({ itemId }) => itemId))];
  const choiceIds = [...new Set(lines.flatMap(choicesOf))];
  const items = await listCartItems(tx, storeId, itemIds, now);
  const gone = await listGoneItems(tx, storeId, itemIds);
  const choices = await listStatedChoices(tx, storeId, choiceIds);
  return { items, gone, choices };
}

type Asked = Pick<Input, 'orderDiscount' | 'total' | 'tenders' | 'receipted'> & { taxType: TaxType };

/** Prices the stated lines. Refuses a total that the lines do not add up to, and tenders beyond the total. */
function priceStated(offers: readonly LineOffer[], asked: Asked) {
  const { total } = asked;
  const priced = priceOffers(offers, asked);
  if (priced.total !== total) throw new Refusal('WRONG_FORMAT', undefined, { total: 'wrongFormat' });
  const tendered = tendersOf(asked).reduce((sum, { amount }) => sum + amount, 0);
  if (tendered > total) fail('TENDERS_EXCEED_TOTAL', { leftToPay: total });
  return priced;
}

/** Takes as much of the counted stock as is left. Returns how much each line got, and what was missing. */
async function takeStockLeft(tx: Tx, storeId: string, offers: readonly LineOffer[]) {
  const moves = offers.flatMap(({ asked: { quantity }, item: { id } }) =>
    id === null ? [] : [{ itemId: id, quantity }],
  );
  const rest = await takeWhatIsLeft(tx, storeId, moves);
  const short: Difference[] = [];
  const lines = offers.map(({ asked: { quantity }, item: { id, name, nameEn } }) => {
    const left = id === null ? undefined : rest.get(id);
    if (id === null || left === undefined) return 0;
    const got = Math.min(left, quantity);
    rest.set(id, left - got);
    if (got < quantity) short.push({ kind: 'STOCK_SHORT', name, nameEn, missing: quantity - got });
    return got;
  });
  return { lines, short };
}

function tendersOf({ tenders, receipted }: Pick<Input, 'tenders' | 'receipted'>) {
  return [...tenders, ...(receipted?.tenders ?? [])];
}

type Settings = { store: StoreFacts; taxType: TaxType; time: SaleTime };

/** Lists how the sale differs from the present settings, points that it could not use, and an impossible age. */
function ofSettings(input: Input, { store, taxType, time }: Settings): Difference[] {
  const { orderType, receipted } = input;
  const points = receipted?.pointsNotUsed;
  const types = [...new Set(tendersOf(input).map(({ type }) => type))];
  return [
    ...types
      .filter((type) => !mayTender(type, { orderType, tenderTypes: store.tenderTypes }))
      .map((type) => ({ kind: 'TENDER_OFF' as const, type })),
    ...(points === undefined ? [] : [{ kind: 'POINTS_NOT_USED' as const, points }]),
    ...(taxType === store.taxType ? [] : [{ kind: 'TAX_TYPE' as const, sold: taxType, now: store.taxType }]),
    ...(time.isImpossible ? [{ kind: 'AGE' as const }] : []),
  ];
}

function movedItems(lines: readonly LineRecord[]): Set<string> {
  return new Set(
    lines.flatMap(({ itemId, stockTaken }) => (itemId !== null && stockTaken > 0 ? [itemId] : [])),
  );
}
