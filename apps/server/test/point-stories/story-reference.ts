import type { Order } from '@maru/contract/orders/order.ts';
import type { SaleCustomer } from '@maru/contract/points/order-points.ts';
import { AccountReference, type Lot, sumOf, type Taken } from './account-reference.ts';
import type { Ask } from './ask.ts';
import { PeopleReference } from './people-reference.ts';
import type { Said } from './send-ask.ts';
import { firstTerms, type Scene, type Terms } from './world.ts';

type Sale = {
  scene: Scene;
  /** Undefined without a customer. */
  account: string | undefined;
  /** The order in the last response about it. */
  order: Order | undefined;
  takes: Taken[];
  earned: number;
  lot: Lot | undefined;
  /** The terms by which it earned last. */
  terms: Terms;
  /** Accounts of other stores that got points back when the order was last cancelled. */
  restored: Set<string>;
};
type Hand = { account: string; takes: Taken[]; lot: Lot | undefined; isUndone: boolean };
type AskOfOrder = Extract<Ask, { order: Order } | { customer: SaleCustomer }>;

/** Computes what the points of all customers must be after any requests to the stores. */
export class StoryReference {
  readonly accounts = new AccountReference();
  readonly people: PeopleReference;
  private readonly sales = new Map<string, Sale>();
  private readonly hands = new Map<string, Hand>();
  private readonly terms = new Map<string, Terms>();

  constructor(scenes: readonly Scene[]) {
    this.people = new PeopleReference(scenes);
  }

  saleOf({ id }: Pick<Order, 'id'>): Sale {
    return known(this.sales.get(id));
  }

  handOf(id: string): Hand {
    return known(this.hands.get(id));
  }

  termsOf({ storeId }: Scene): Terms {
    return this.terms.get(storeId) ?? firstTerms;
  }

  /** Whether an open order names this customer, or holds points of theirs. */
  isInUse(id: string): boolean {
    return [...this.sales.values()].some(
      ({ order, account, takes }) =>
        order?.status === 'OPEN' && (account === id || takes.some(({ lot }) => lot.account === id)),
    );
  }

  /** The points that orders of a store took from accounts of other stores, and did not give back. */
  takenElsewhere({ storeId }: Scene): number {
    const takes = [...this.sales.values()].flatMap((sale) =>
      sale.scene.storeId === storeId ? sale.takes : [],
    );
    return sumOf(takes.filter(({ lot }) => this.people.storeOf(lot.account) !== storeId));
  }

  /** What an order shows of its points. */
  pointsOf(order: Order) {
    const { account, takes, earned, scene } = this.saleOf(order);
    if (account === undefined) return null;
    return {
      ...{ customerId: account, balance: this.accounts.balanceOf([account]), used: sumOf(takes), earned },
      willEarn: order.status === 'OPEN' ? pointsFor(order, scene, this.termsOf(scene)) : 0,
    };
  }

  /**
   * What an order earns when it is completed. An order that is completed again earns as the first time, or nothing if
   * it earned nothing then. Points that had expired by the cancel are not earned again.
   */
  toEarn({ scene, earned, lot, terms, order: before }: Sale, order: Order) {
    const isAgain = before?.status === 'CANCELLED' && before.closedAt !== null;
    if (isAgain && !lot) return { points: 0, terms, expires: undefined };
    const byTerms = isAgain ? terms : this.termsOf(scene);
    const points = Math.max(0, pointsFor(order, scene, byTerms) - earned);
    return { points, terms: byTerms, expires: isAgain ? lot?.expires : undefined };
  }

  /** Applies an act that the server did not refuse. */
  follow(ask: Ask, { order, rewardId = '' }: Said) {
    if ('order' in ask || 'customer' in ask) this.followSale(ask, known(order));
    else if (ask.kind === 'give' || ask.kind === 'spend') this.followHand(ask, rewardId);
    else if (ask.kind === 'undo') this.undo(this.handOf(rewardId));
    else if (ask.kind === 'merge') this.merge(ask.mergedId, ask.keptId);
    else if (ask.kind === 'forget') this.forget(ask.customerId);
    else this.terms.set(ask.scene.storeId, ask);
  }

  private followHand({ kind, customerId, amount }: Extract<Ask, { amount: number }>, rewardId: string) {
    const account = this.people.keptOf(customerId);
    this.hands.set(rewardId, {
      ...{ account, isUndone: false },
      takes: kind === 'spend' ? this.accounts.take([account], amount) : [],
      lot: kind === 'give' ? this.accounts.earn(account, amount) : undefined,
    });
  }

  private undo(hand: Hand) {
    hand.isUndone = true;
    this.accounts.giveBack(hand.takes, sumOf(hand.takes));
    this.accounts.takeBack(hand.account, hand.lot, hand.lot?.stands ?? 0);
  }

  private merge(merged: string, kept: string) {
    this.people.merge(merged, kept);
    this.accounts.merge(merged, kept);
    for (const one of [...this.sales.values(), ...this.hands.values()])
      if (one.account === merged) one.account = kept;
    for (const { restored } of this.sales.values()) if (restored.delete(merged)) restored.add(kept);
  }

  /** Forgets a customer who was merged into another one. */
  private forget(id: string) {
    if (this.people.live(id) !== id) return;
    this.people.delete(id);
    this.accounts.end(id);
  }

  private followSale(ask: AskOfOrder, order: Order) {
    const sale = this.sales.get(order.id) ?? newSale(ask);
    this.sales.set(order.id, sale);
    if ('customer' in ask) sale.account = this.people.find(ask.scene, ask.customer);
    if (ask.kind === 'name')
      sale.account = ask.customerId === null ? undefined : this.people.live(ask.customerId);
    if (ask.kind === 'usePoints') sale.account ??= this.people.find(ask.scene, { phone: ask.phone });
    if (sale.account !== undefined) this.movePoints(sale, order, sale.account);
    sale.order = order;
  }

  private movePoints(sale: Sale, order: Order, account: string) {
    const before = sale.order?.status;
    const isRevert = before === 'CANCELLED' && order.status === 'CLOSED';
    const others = isRevert ? [...sale.restored] : this.people.together(account).slice(1);

    if (isRevert) this.earn(sale, order, account);
    const toHold = order.status === 'CANCELLED' ? 0 : order.pointsUsed - givenBackOf(sale.order, order);
    const held = sumOf(sale.takes);
    if (toHold > held) sale.takes.push(...this.accounts.take([account, ...others], toHold - held));
    if (toHold < held) this.giveBack(sale, held - toHold);
    if (order.status === 'CLOSED' && before !== 'CLOSED') {
      if (!isRevert) this.earn(sale, order, account);
    } else this.takeBack(sale, order, account);
  }

  private earn(sale: Sale, order: Order, account: string) {
    if (this.accounts.isEnded(account)) return;
    const { points, terms, expires } = this.toEarn(sale, order);
    if (points > 0) Object.assign(sale, { terms, lot: this.accounts.earn(account, points, expires) });
    sale.earned += points;
  }

  private takeBack(sale: Sale, order: Order, account: string) {
    if (this.accounts.isEnded(account)) return;
    const rest = pointsFor(order, sale.scene, sale.terms);
    const target = order.status === 'CLOSED' ? Math.min(sale.earned, rest) : 0;
    const more = Math.max(0, (sale.lot?.stands ?? 0) - target);
    this.accounts.takeBack(account, sale.lot, more);
    sale.earned -= more;
  }

  private giveBack(sale: Sale, amount: number) {
    const restored = this.accounts.giveBack(sale.takes, amount);
    sale.restored = new Set(restored.filter((one) => one !== sale.account));
  }
}

function newSale({ scene }: AskOfOrder): Sale {
  const nothing = { takes: [], earned: 0, lot: undefined, restored: new Set<string>() };
  return { scene, account: undefined, order: undefined, terms: firstTerms, ...nothing };
}

export function known<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the story tells of something that nobody made');
  return value;
}

/** What an order earns for the rest after refunds. */
function pointsFor({ lines }: Order, { menu }: Scene, { rate, fruitEarns }: Terms): number {
  const earning = lines.filter(
    ({ categoryId }) => categoryId === menu.drinks || (fruitEarns && categoryId === menu.fruit),
  );
  const eligible = earning.reduce((sum, { total, refunded }) => sum + total - refunded, 0);
  return Math.floor((eligible * rate) / 10_000);
}

/**
 * The points that refunds gave back: refunded pieces give back their share of the points used on the line, and the last
 * piece gives back the rest.
 */
function givenBackOf(before: Order | undefined, { lines }: Order): number {
  return lines.reduce((sum, { id, quantity, refundedQuantity, pointsShare }) => {
    const was = before?.lines.find((line) => line.id === id);
    const [backThen, pieces] = [was?.pointsGivenBack ?? 0, refundedQuantity - (was?.refundedQuantity ?? 0)];
    const left = quantity - (was?.refundedQuantity ?? 0);
    return sum + backThen + (pieces === 0 ? 0 : Math.floor(((pointsShare - backThen) * pieces) / left));
  }, 0);
}
