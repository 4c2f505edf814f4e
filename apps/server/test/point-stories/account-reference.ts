/** Points that were earned together. `stands`: how many of them were neither taken back nor expired unused. */
export type Lot = { account: string; left: number; expires: number; stands: number };
export type Taken = { lot: Lot; amount: number };

const hour = 3_600_000;
export const sumOf = (takes: readonly Taken[]) => takes.reduce((sum, { amount }) => sum + amount, 0);

/**
 * A reference for the points of customers, in stores whose points are valid for a month. It is as plain as
 * possible and independent of the server: lots are objects in an array, and every step changes them one point
 * after another. An account is what one customer has in one store; its name is the customer's id.
 */
export class AccountReference {
  now = 0;
  private readonly lots: Lot[] = [];
  private readonly debts = new Map<string, number>();
  /** Accounts of customers whose data were deleted: nothing moves in them. */
  private readonly ended = new Set<string>();

  at(now: Date) {
    this.now = now.getTime();
    for (const lot of this.lots.filter(({ expires }) => expires <= this.now)) {
      lot.stands -= lot.left;
      lot.left = 0;
    }
  }

  sums(account: string) {
    const byExpiry = new Map<number, number>();
    for (const { left, expires } of this.lots.filter((lot) => lot.account === account))
      if (left > 0) byExpiry.set(expires, (byExpiry.get(expires) ?? 0) + left);
    const lots = [...byExpiry]
      .sort(([a], [b]) => a - b)
      .map(([expires, points]) => ({ expiresAt: new Date(expires).toISOString(), points }));
    return { lots, debt: this.debtOf(account) };
  }

  balanceOf(accounts: readonly string[]): number {
    return this.lots.reduce((sum, { account, left }) => (accounts.includes(account) ? sum + left : sum), 0);
  }

  debtOf(account: string): number {
    return this.debts.get(account) ?? 0;
  }

  isEnded(account: string): boolean {
    return this.ended.has(account);
  }

  merge(merged: string, kept: string) {
    for (const lot of this.lots) if (lot.account === merged) lot.account = kept;
    this.debts.set(kept, this.debtOf(kept) + this.debtOf(merged));
    this.debts.delete(merged);
  }

  end(account: string) {
    this.ended.add(account);
    this.debts.delete(account);
    for (const lot of this.lots) if (lot.account === account) lot.left = 0;
  }

  /** Valid for a month, or until a time; if that has passed, for seven days. */
  earn(account: string, amount: number, until = endOfDayInAMonth(this.now)): Lot | undefined {
    if (amount === 0) return undefined;
    const expires = until > this.now ? until : this.endOfGrace();
    const deducted = Math.min(this.debtOf(account), amount);
    this.debts.set(account, this.debtOf(account) - deducted);
    const lot = { account, left: amount - deducted, expires, stands: amount };
    this.lots.push(lot);
    return lot;
  }

  /** Takes points of the first account, and of others that share their points with it. */
  take([own, ...others]: readonly string[], amount: number): Taken[] {
    const takes: Taken[] = [];
    for (let i = 0; i < amount; i += 1) {
      const isOther = (lot: Lot) => Number(lot.account !== own);
      // `sort` is stable: if lots expire together, the first account's come first, then the older ones.
      const [lot] = this.lots
        .filter((one) => one.left > 0 && [own, ...others].includes(one.account))
        .sort((a, b) => a.expires - b.expires || isOther(a) - isOther(b));
      if (!lot) throw new Error('more points were used than there are');
      lot.left -= 1;
      const last = takes.at(-1);
      if (last?.lot === lot) last.amount += 1;
      else takes.push({ lot, amount: 1 });
    }
    return takes;
  }

  /**
   * Gives points back, the last points taken first. Points that came from an ended account are lost and stay taken.
   * Returns the accounts that got something.
   */
  giveBack(takes: Taken[], amount: number): string[] {
    let left = amount;
    const restored: string[] = [];
    for (const take of takes.toReversed()) {
      const back = Math.min(left, take.amount);
      left -= back;
      if (back === 0 || this.isEnded(take.lot.account)) continue;
      take.amount -= back;
      take.lot.left += back;
      if (take.lot.expires <= this.now) take.lot.expires = this.endOfGrace();
      restored.push(take.lot.account);
    }
    if (left > 0) throw new Error('more points were given back than were used');
    takes.splice(0, takes.length, ...takes.filter((take) => take.amount > 0));
    return restored;
  }

  private endOfGrace(): number {
    return endOfDay(this.now + 7 * 24 * hour);
  }

  /** Takes back what is left of the earning's own lot, then from others. Points that were spent become a debt. */
  takeBack(account: string, own: Lot | undefined, amount: number) {
    if (own) own.stands -= amount;
    for (let i = 0; i < amount; i += 1) {
      const others = this.lots
        .filter((one) => one.left > 0 && one.account === account)
        .sort((a, b) => a.expires - b.expires);
      const lot = own && own.left > 0 ? own : others[0];
      if (lot) lot.left -= 1;
      else this.debts.set(account, this.debtOf(account) + 1);
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
