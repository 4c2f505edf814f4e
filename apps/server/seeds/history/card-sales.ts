import { newId } from '#server/db/new-id.ts';
import type { Moment } from '#server/orders/transitions/moment.ts';
import { inHand } from '#server/payments/via-provider.ts';
import { isUndecided } from '#server/payments/with-outcome.ts';
import type { SimulatedCharge } from '#server/providers/card/simulated-terminal.queries.ts';
import type { DemoPerson } from '../seed-store.ts';
import { words } from './draw-cart.ts';
import type { DrawCourse } from './draw-course.ts';
import { drawOrder, type Shop } from './draw-order.ts';
import { askForCard, makeLink, type OrderDraft, payByCard, refundPart } from './order-draft.ts';
import type { Random } from './random.ts';

type SaleSlot = { date: string; at: Date; by: DemoPerson };
type Drawing = { now: Date; random: Random };

const linkHours = 24;
/** A charge that the simulated terminal has not decided stays undecided for this long, so that it can be looked at. */
const silentDays = 30;

/** A cake whose card payment the terminal never answered. After a day the owner may set the outcome. */
export function drawUnansweredSale(shop: Shop, sale: SaleSlot, drawing: Drawing): OrderDraft[] {
  return drawPlainSale(shop, sale, drawing, (total) => ({
    orderType: 'INSTORE',
    tenders: [],
    moves: [{ after: 20, act: (draft, moment) => askForCard(draft, total, moment) }],
  }));
}

/** A guest paid by a link before coming, cancelled, and got everything back. */
export function drawLinkSale(shop: Shop, sale: SaleSlot, drawing: Drawing): OrderDraft[] {
  const approvalNumber = () => String(drawing.random.between(10_000_000, 99_999_999));
  const by = { ...inHand, provider: 'simulated-checkout', checkoutKey: `simulated-${newId()}` };
  return drawPlainSale(shop, sale, drawing, (amount) => ({
    orderType: 'INSTORE',
    tenders: [],
    moves: [
      {
        after: 60,
        act: (draft, moment) =>
          makeLink(draft, new Date(moment.now.getTime() + linkHours * 3_600_000), moment),
      },
      {
        after: 5 * 60,
        act: (draft, moment) =>
          payByCard(draft, { amount, approvalNumber: approvalNumber(), by }, byGuest(moment)),
      },
      {
        after: 50 * 60,
        act: (draft, moment) => {
          const why = { reason: words.refundReasons.link, approvalNumber: approvalNumber() };
          refundPart(draft, { amount }, why, moment);
        },
      },
    ],
  }));
}

/** The moment without an author, because nobody of the store took the payment. */
function byGuest(moment: Moment): Moment {
  return { ...moment, by: { byUserId: null, requestId: null, deviceType: null }, byName: null };
}

/** The charges that the simulated terminal was asked for and has not decided. */
export function undecidedCharges(drafts: readonly OrderDraft[]): SimulatedCharge[] {
  const undecided = drafts.flatMap(({ transactions }) => transactions.filter(isUndecided));
  return undecided.map(({ storeId, id: intentId, kind, amountKrw, at }) => ({
    ...{ storeId, intentId, kind, amountKrw, approved: true, approvalNumber: '30154899' },
    answersAt: new Date(Date.parse(at) + silentDays * 86_400_000),
  }));
}

/** One piece of an item without options. */
function drawPlainSale(
  shop: Shop,
  sale: SaleSlot,
  { now, random }: Drawing,
  course: DrawCourse,
): OrderDraft[] {
  const items = [...shop.offers.values()].filter(
    ({ collections, stock, soldOut, marketPrice }) =>
      collections.length === 0 && stock === null && !soldOut && !marketPrice,
  );
  if (items.length === 0) return [];
  const { id: itemId } = random.pick(items);
  const lines = [{ itemId, choiceIds: [], quantity: 1, itemOrderType: 'TOGO' as const }];
  return [drawOrder(shop, { ...sale, cart: { lines }, course }, now, random) ?? []].flat();
}
