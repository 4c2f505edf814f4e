import { inOrderOfUse } from '../account/entered.ts';
import { givenBack } from '../account/given-back.ts';
import { used } from '../account/used.ts';
import type { LockedAccount } from '../lock-account.ts';
import type { EntryBy, PointAccount, Standing } from '../point-records.ts';

/**
 * A person's account in one store, locked by an act on an order. Such an act locks the account in the store of the order,
 * which comes first in lists, and those in the stores that share points with it.
 */
export type SharedAccount = {
  locked: LockedAccount;
  account: PointAccount;
  by: EntryBy;
  /** Points of a store that no longer shares them only go back. */
  mayUse: boolean;
};

/** The sum of the points that the act may use. */
export function usableIn(sharedAccounts: readonly SharedAccount[]): number {
  return sharedAccounts.reduce((sum, { mayUse, account }) => (mayUse ? sum + account.balance : sum), 0);
}

/** Uses the points that expire first, from whichever store; if several expire together, those of the order's store first. */
export function usedFrom(
  sharedAccounts: readonly SharedAccount[],
  amount: number,
): SharedAccount[] | undefined {
  if (amount > usableIn(sharedAccounts)) return undefined;
  const lots = sharedAccounts.flatMap((sharedAccount, place) =>
    sharedAccount.mayUse
      ? inOrderOfUse(sharedAccount.account).map(({ expiresAt, remaining }) => ({
          place,
          expiresAt,
          remaining,
        }))
      : [],
  );
  // `sort` is stable: within a store the lots are in its order of use already.
  lots.sort((a, b) => Date.parse(a.expiresAt) - Date.parse(b.expiresAt));
  let left = amount;
  const shares = sharedAccounts.map(() => 0);
  for (const { place, remaining } of lots) {
    const taken = Math.min(left, remaining);
    left -= taken;
    shares[place] = (shares[place] ?? 0) + taken;
  }
  if (left > 0) throw new Error(`using ${amount} points needs lots that were not read`);
  return sharedAccounts.map((sharedAccount, place) => {
    const account = used(sharedAccount.account, sharedAccount.by, shares[place] ?? 0);
    if (!account) throw new Error('a store gives more points than it holds');
    return { ...sharedAccount, account };
  });
}

/** Undoes uses, the last points taken first: each goes back to its lot, in the store that it came from. */
export function givenBackTo(sharedAccounts: readonly SharedAccount[], amount: number): SharedAccount[] {
  const shares = sharedAccounts.map(() => 0);
  let left = amount;
  for (const { place, amount: taken } of takesOf(sharedAccounts).toReversed()) {
    const back = Math.min(left, taken);
    left -= back;
    shares[place] = (shares[place] ?? 0) + back;
  }
  if (left > 0) throw new Error('an order used fewer points than are given back');
  return sharedAccounts.map((sharedAccount, place) => {
    // Nothing moves in a store where the person's data were deleted.
    if (sharedAccount.locked.isDeleted) return sharedAccount;
    const asked = { amount: shares[place] ?? 0, uses: sharedAccount.locked.uses };
    return { ...sharedAccount, account: givenBack(sharedAccount.account, sharedAccount.by, asked) };
  });
}

type Take = { place: number; expiresAt: string; amount: number };

/** The uses that were not undone, in their order: act by act, and within an act by expiry. */
function takesOf(sharedAccounts: readonly SharedAccount[]): Take[] {
  const uses = sharedAccounts.flatMap(({ locked }, place) => locked.uses.map((use) => ({ place, use })));
  uses.sort(
    (a, b) => Date.parse(a.use.at) - Date.parse(b.use.at) || (a.use.entryId < b.use.entryId ? -1 : 1),
  );
  const acts: { act: string; takes: Take[] }[] = [];
  for (const { place, use } of uses) {
    const act = use.requestId ?? use.entryId;
    const takes = lotsOf(use, sharedAccounts[place]?.locked.before).map((lot) => ({ ...lot, place }));
    const last = acts.at(-1);
    if (last?.act === act) last.takes.push(...takes);
    else acts.push({ act, takes });
  }
  return acts.flatMap(({ takes }) =>
    takes.sort((a, b) => Date.parse(a.expiresAt) - Date.parse(b.expiresAt) || a.place - b.place),
  );
}

function lotsOf({ lots }: Standing, account: PointAccount | undefined) {
  const expiries = new Map(account?.lots.map(({ id, expiresAt }) => [id, expiresAt]));
  return lots.map(({ lotId, amount }) => ({ amount, expiresAt: expiries.get(lotId) ?? '' }));
}
