import type { Order } from '@maru/contract/orders/order.ts';

/** `stands`: what of the earning was neither taken back nor expired unused. */
type Lot = { purse: string; left: number; expires: number; stands: number };
type Taken = { lot: Lot; amount: number };
type OrderState = {
  purse: string;
  status: string;
  takes: Taken[];
  earned: number;
  lot: Lot | undefined;
  refundedQuantity: number;
  givenBack: number;
};
type HandState = { purse: string; takes: Taken[]; lot: Lot | undefined };

const hour = 3_600_000;
const sumOf = (takes: readonly Taken[]) => takes.reduce((sum, { amount }) => sum + amount, 0);

/**
 * The points of customers in stores that give ten percent for a month, written as plainly as possible and without
 * looking at how the server does it: lots are objects in an array, and every step changes them one point after another.
 * A purse is one customer in one store. `shared` names the purses whose points may be used with those of another.
 */
export class PointReference {
  private now = 0;
  private readonly lots: Lot[] = [];
  private readonly debts = new Map<string, number>();
  private readonly shared: ReadonlyMap<string, readonly string[]>;
  private readonly orders = new Map<string, OrderState>();
  private readonly hands = new Map<string, HandState>();

  constructor(shared: ReadonlyMap<string, readonly string[]> = new Map()) {
    this.shared = shared;
  }

  at(now: Date) {
    this.now = now.getTime();
    for (const lot of this.lots.filter(({ expires }) => expires <= this.now)) {
      lot.stands -= lot.left;
      lot.left = 0;
    }
  }

  /** Of all purses of a store, which begin with its name. */
  sums(store = '') {
    const byExpiry = new Map<string, number>();
    const ofStore = this.lots.filter(({ purse }) => purse.startsWith(store));
    for (const { left, expires } of ofStore.sort((a, b) => a.expires - b.expires)) {
      const expiresAt = new Date(expires).toISOString();
      if (left > 0) byExpiry.set(expiresAt, (byExpiry.get(expiresAt) ?? 0) + left);
    }
    const lots = [...byExpiry].map(([expiresAt, points]) => ({ expiresAt, points }));
    let debt = 0;
    for (const [purse, owed] of this.debts) if (purse.startsWith(store)) debt += owed;
    return { lots, debt };
  }

  /** What the orders of a purse took from the purses of another store, and did not give back. */
  takenElsewhere(purse: string): number {
    const takes = [...this.orders.values()]
      .filter((order) => order.purse === purse)
      .flatMap((order) => order.takes);
    return sumOf(takes.filter(({ lot }) => lot.purse !== purse));
  }

  merge(merged: string, kept: string) {
    for (const one of [...this.lots, ...this.orders.values(), ...this.hands.values()])
      if (one.purse === merged) one.purse = kept;
    this.debts.set(kept, this.debtOf(kept) + this.debtOf(merged));
    this.debts.delete(merged);
  }

  private debtOf(purse: string): number {
    return this.debts.get(purse) ?? 0;
  }

  /** An order as the server answered it. All orders have one line. */
  followOrder({ id, status, pointsUsed, total, lines }: Order, purse = '') {
    const nothing = { earned: 0, lot: undefined, refundedQuantity: 0, givenBack: 0 };
    const fresh = { purse, status: 'NEW', takes: [], ...nothing };
    const state: OrderState = this.orders.get(id) ?? fresh;
    this.orders.set(id, state);
    const [line] = lines;
    const quantity = line?.quantity ?? 0;
    const refundedNow = (line?.refundedQuantity ?? 0) - state.refundedQuantity;
    const stands = pointsUsed - state.givenBack;
    state.givenBack +=
      refundedNow === 0 ? 0 : Math.floor((stands * refundedNow) / (quantity - state.refundedQuantity));
    state.refundedQuantity += refundedNow;

    const rest = Math.floor((total - (line?.refunded ?? 0)) / 10);
    const isClosing = status === 'CLOSED' && state.status !== 'CLOSED';
    const isRevert = state.status === 'CANCELLED';
    if (isClosing && isRevert) this.earnOn(state, rest);
    const toHold = status === 'CANCELLED' ? 0 : pointsUsed - state.givenBack;
    const held = sumOf(state.takes);
    if (toHold > held) state.takes.push(...this.take(state.purse, toHold - held));
    if (toHold < held) this.giveBack(state.takes, held - toHold);

    if (isClosing) {
      if (!isRevert) this.earnOn(state, rest);
    } else if (state.earned > 0) {
      const target = status === 'CLOSED' ? Math.min(state.earned, rest) : 0;
      const takes = Math.max(0, (state.lot?.stands ?? 0) - target);
      this.takeBack(state, takes);
      state.earned -= takes;
    }
    state.status = status;
  }

  private earnOn(state: OrderState, rest: number) {
    // After a cancel only what had expired is left of the first earning; it is not earned again.
    const more = Math.max(0, rest - state.earned);
    state.earned += more;
    if (more > 0) state.lot = this.earn(state.purse, more, state.lot?.expires);
  }

  followHand(id: string, act: { kind: string; amount?: number }, purse = '') {
    const amount = act.amount ?? 0;
    if (act.kind === 'give') this.hands.set(id, { purse, takes: [], lot: this.earn(purse, amount) });
    if (act.kind === 'spend')
      this.hands.set(id, { purse, takes: this.take(purse, amount, []), lot: undefined });
    if (act.kind !== 'undo') return;
    const state = this.hands.get(id);
    if (!state) throw new Error(`nobody gave or spent ${id}`);
    this.giveBack(state.takes, sumOf(state.takes));
    this.takeBack(state, state.lot?.stands ?? 0);
  }

  /** `before`: when the points expire that are earned again. */
  private earn(purse: string, amount: number, before?: number): Lot | undefined {
    if (amount === 0) return undefined;
    let expires = before ?? endOfDayInAMonth(this.now);
    if (expires <= this.now) expires = endOfDay(this.now + 7 * 24 * hour);
    const deducted = Math.min(this.debtOf(purse), amount);
    this.debts.set(purse, this.debtOf(purse) - deducted);
    const lot = { purse, left: amount - deducted, expires, stands: amount };
    this.lots.push(lot);
    return lot;
  }

  private take(purse: string, amount: number, others = this.shared.get(purse) ?? []): Taken[] {
    const takes: Taken[] = [];
    for (let i = 0; i < amount; i += 1) {
      const isOther = (lot: Lot) => Number(lot.purse !== purse);
      // `sort` is stable: of lots that expire together the own and then the older one comes first.
      const [lot] = this.lots
        .filter((one) => one.left > 0 && [purse, ...others].includes(one.purse))
        .sort((a, b) => a.expires - b.expires || isOther(a) - isOther(b));
      if (!lot) throw new Error('more points were used than there are');
      lot.left -= 1;
      const last = takes.at(-1);
      if (last?.lot === lot) last.amount += 1;
      else takes.push({ lot, amount: 1 });
    }
    return takes;
  }

  private giveBack(takes: Taken[], amount: number) {
    for (let i = 0; i < amount; i += 1) {
      const last = takes.at(-1);
      if (!last) throw new Error('more points were given back than were used');
      last.lot.left += 1;
      if (last.lot.expires <= this.now) last.lot.expires = endOfDay(this.now + 7 * 24 * hour);
      last.amount -= 1;
      if (last.amount === 0) takes.pop();
    }
  }

  private takeBack({ purse, lot: own }: Pick<OrderState, 'purse' | 'lot'>, amount: number) {
    if (own) own.stands -= amount;
    for (let i = 0; i < amount; i += 1) {
      const others = this.lots
        .filter((one) => one.left > 0 && one.purse === purse)
        .sort((a, b) => a.expires - b.expires);
      const lot = own && own.left > 0 ? own : others[0];
      if (lot) lot.left -= 1;
      else this.debts.set(purse, this.debtOf(purse) + 1);
    }
  }
}

/** 04:00 in Seoul is 19:00 UTC of the day before. */
function endOfDay(at: number): number {
  const day = new Date(at + 5 * hour);
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + 1) - 5 * hour;
}

function endOfDayInAMonth(at: number): number {
  const day = new Date(at + 5 * hour);
  const next = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate()));
  // A day that the next month does not have becomes its last one.
  if (next.getUTCDate() !== day.getUTCDate()) next.setUTCDate(0);
  return endOfDay(next.getTime() - 5 * hour);
}
