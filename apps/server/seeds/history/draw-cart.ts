import { readFileSync } from 'node:fs';
import type { Discount } from '@maru/contract/money/price-cart.ts';
import type { ItemOrderType } from '@maru/contract/orders/order-status.ts';
import { seoulHour } from '@maru/contract/time/business-date.ts';
import type { AskedLine } from '#server/orders/taking/price-order.ts';
import type { PlannedCollection, PlannedItem } from '../plan-menu.ts';
import { isWeekend } from './calendar.ts';
import type { Random } from './random.ts';
import { icedShare, liking, type Taste } from './taste.ts';

type Words = { ownCup: string; refundReasons: { line: string; amount: string; link: string } } & Record<
  'cancelReasons' | 'drinkNotes' | 'foodNotes' | 'orderNotes',
  string[]
>;

/** Texts that staff and guests type. */
export const words = JSON.parse(readFileSync(new URL('words.json', import.meta.url), 'utf8')) as Words;

export type DrawnCart = { lines: AskedLine[]; orderDiscount?: Discount; pointsUsed?: number; note?: string };
type Moment = { date: string; at: Date };

const drinks = new Set(['coffee', 'non-coffee', 'ade', 'tea']);
const toTakeHome = new Set(['fruit', 'goods']);

/** The order of one guest, or of one table, at a moment. */
export function drawCart(taste: Taste, moment: Moment, random: Random): DrawnCart {
  const hour = seoulHour(moment.at);
  const togo = random.chance(hour < 11 ? 0.62 : isWeekend(moment.date) ? 0.3 : 0.42);
  const wanted = random.weighted([1, 2, 3, 4], (count) => [46, 31, 15, 8][count - 1] ?? 0);
  const items = new Set(Array.from({ length: wanted }, () => taste(hour, random)));
  const lines = [...items].map((item) => drawLine(item, { togo, date: moment.date }, random));

  const discount = random.chance(0.03) ? random.pick(orderDiscounts) : undefined;
  return {
    lines,
    ...(discount && { orderDiscount: discount }),
    ...(random.chance(0.03) && { note: random.pick(words.orderNotes) }),
  };
}

const orderDiscounts: readonly Discount[] = [
  { kind: 'PERCENT', percent: 10 },
  { kind: 'AMOUNT', amount: 1_000 },
  { kind: 'AMOUNT', amount: 2_000 },
  { kind: 'AMOUNT', amount: 500 },
];
const lineDiscounts: readonly Discount[] = [
  { kind: 'PERCENT', percent: 10 },
  { kind: 'PERCENT', percent: 20 },
  { kind: 'AMOUNT', amount: 500 },
];

function drawLine(
  item: PlannedItem,
  { togo, date }: { togo: boolean; date: string },
  random: Random,
): AskedLine {
  const drink = drinks.has(item.category.slug);
  const takenHome = toTakeHome.has(item.category.slug);
  const ownCup = drink && togo && random.chance(0.05);
  const discount: Discount | undefined = ownCup
    ? { kind: 'AMOUNT', amount: 300 }
    : random.chance(0.008)
      ? random.pick(lineDiscounts)
      : undefined;
  const note = ownCup
    ? words.ownCup
    : !takenHome && random.chance(0.03)
      ? random.pick(drink ? words.drinkNotes : words.foodNotes)
      : undefined;
  const itemOrderType: ItemOrderType = togo || takenHome ? 'TOGO' : 'INSTORE';
  return {
    itemId: item.id,
    choiceIds: item.collections.flatMap((collection) => drawChoices(collection, date, random)),
    quantity: random.weighted([1, 2, 3, 4], (quantity) => [84, 12, 3, 1][quantity - 1] ?? 0),
    itemOrderType,
    discount,
    note,
  };
}

function drawChoices({ multiple, choices }: PlannedCollection, date: string, random: Random): string[] {
  const likes = (slug: string) => (slug === 'iced' ? icedShare(date) : (liking[slug] ?? 0));
  if (multiple) return choices.filter(({ slug }) => random.chance(likes(slug))).map(({ id }) => id);

  let left = random.next();
  const chosen = choices.find(({ slug }) => {
    left -= likes(slug);
    return left < 0;
  });
  const one = chosen ?? choices.find(({ byDefault }) => byDefault);
  return one ? [one.id] : [];
}
