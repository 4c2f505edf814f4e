import { whyNotUsable } from '@maru/contract/points/use.ts';
import type { Tx } from '#server/db/database.ts';
import { fail } from '#server/http/refusal.ts';
import { earned } from '#server/points/account/earned.ts';
import { takenBack } from '#server/points/account/taken-back.ts';
import { laterOf } from '#server/points/later-of.ts';
import { type LockedAccount, lockAccount } from '#server/points/lock-account.ts';
import { writtenMessage } from '#server/points/messages/written-message.ts';
import type { AccountKey, EntryBy, PointAccount } from '#server/points/point-records.ts';
import { unsavedSetting } from '#server/points/setting-at.ts';
import { lockSharedAccounts } from '#server/points/sharing/lock-shared-accounts.ts';
import {
  givenBackTo,
  type SharedAccount,
  usableIn,
  usedFrom,
} from '#server/points/sharing/shared-account.ts';
import { writtenSharedAccounts } from '#server/points/sharing/written-shared-accounts.ts';
import type { WrittenPoints } from '#server/points/written-points.ts';
import type { WholeOrder } from '../order-records.ts';
import { findLastVisit } from '../read-orders.queries.ts';
import type { Moment } from '../transitions/moment.ts';
import type { Transition } from '../transitions/transition.ts';
import { accountsElsewhere } from './accounts-elsewhere.ts';
import { messageOfMoves } from './message-of-moves.ts';
import {
  earnsAgain,
  mostTaken,
  movesPoints,
  type PointMoves,
  pointsFollowed,
  pointsOf,
} from './points-followed.ts';

export type Moving = {
  before: WholeOrder | undefined;
  after: WholeOrder;
  /** As of now, also for a sale that was taken earlier: points move when the sale is sent. */
  moment: Pick<Moment, 'now' | 'by' | 'eventDate'>;
  /** The points that a person asked to use. The store's minimum and steps apply only to these. */
  asked?: number | undefined;
  /** The customer's accounts in other stores whose points may be used here. */
  elsewhere?: readonly AccountKey[] | undefined;
  /** The customer's account is locked already. */
  isLocked?: boolean;
};

export type PointsMoved = {
  history: Transition['history'];
  locked?: LockedAccount;
  /** The accounts after the moves, that of the order's store first. */
  accounts?: readonly PointAccount[];
  /** What the caller has to write, in a separate statement or together with the order. */
  written?: WrittenPoints | undefined;
};
type SharedAccounts = [SharedAccount, ...SharedAccount[]];

/**
 * Moves the points of an order's customer after a change of the order. Locks the accounts after the other rows of the
 * order are locked, also if the order only begins to name the customer: whoever deletes or merges a customer locks the
 * account and then looks for open orders. The caller writes the accounts.
 */
export async function movePoints(tx: Tx, moving: Moving): Promise<PointsMoved> {
  const { before, after, moment, isLocked = false } = moving;
  if (!after.points) return { history: [] };
  const { storeId, id } = after.order;
  const own = { storeId, customerId: after.points.customer.id };
  if (!movesPoints(moving))
    return isNamed(moving) ? { history: [], locked: await lockNamed(tx, own, moving) } : { history: [] };
  const by: EntryBy = { actor: 'ORDER', orderId: id, reason: null, ...moment.by };
  const sharedAccounts =
    (await lockSharedAccounts(tx, {
      ...{ own, elsewhere: await accountsElsewhere(tx, moving) },
      ...{ order: { storeId, id }, isNew: !before, by, now: moment.now, most: mostTaken(after), isLocked },
    })) ?? fail('CUSTOMER_NOT_FOUND');
  const [{ locked }] = sharedAccounts;
  checkLive(locked, moving);
  if (locked.isDeleted && !before) return { history: [], locked };

  checkAsked(moving, sharedAccounts);
  const terms = { now: locked.setting, atEarning: locked.settingThen };
  const standing = locked.earns.reduce((sum, { amount }) => sum + amount, 0);
  const moves = pointsFollowed({ before, after, terms, standing });
  if (locked.isDeleted && moves.use > 0) refuseUse(sharedAccounts, before);
  const [ownAfter, ...others] = afterMoves(sharedAccounts, { moves, before });
  const place = { storeId, id, eventDate: moment.eventDate };
  // The customer's data are deleted in this store, so only points from other stores go back.
  if (locked.isDeleted) return { history: [], locked, written: writtenSharedAccounts(others, place, []) };
  const account = await visited(tx, ownAfter.account, moves, moving);
  const changed = [{ ...ownAfter, account }, ...others];
  const accounts = changed.map((sharedAccount) => sharedAccount.account);
  const moved = { ...moves, giveBack: returnedIn(accounts) };
  const message = messageTo(moving, { locked, account, moves: moved });
  return {
    history: historyOf(moved),
    locked,
    accounts,
    written: writtenSharedAccounts(changed, place, message),
  };
}

function isNamed({ before, after }: Moving): boolean {
  return before?.order.customerId !== after.order.customerId;
}

async function lockNamed(tx: Tx, own: AccountKey, moving: Moving): Promise<LockedAccount> {
  const { moment, isLocked = false } = moving;
  const locked = await lockAccount(tx, { ...own, now: moment.now, most: 0, isLocked });
  if (!locked) fail('CUSTOMER_NOT_FOUND');
  checkLive(locked, moving);
  return locked;
}

/**
 * Refuses to change the customer of an order to one whose data were deleted meanwhile. A new order is left to the
 * caller: an offline sale is taken without its customer.
 */
function checkLive({ isDeleted }: LockedAccount, moving: Moving) {
  if (isDeleted && moving.before && isNamed(moving)) fail('CUSTOMER_NOT_FOUND');
}

/**
 * The points that were given back. They are fewer than asked for if a store has deleted the person's data: nothing goes
 * back there.
 */
function returnedIn(accounts: readonly PointAccount[]): number {
  const entries = accounts.flatMap((account) => account.entries);
  return entries.reduce((sum, { kind, amount }) => sum + (kind === 'GIVE_BACK' ? amount : 0), 0);
}

/**
 * The message is written together with the moves, so that none is lost and none is sent for moves that did not happen.
 */
function messageTo(
  { before, after, moment }: Moving,
  { locked, account, moves }: { locked: LockedAccount; account: PointAccount; moves: PointMoves },
) {
  const message = messageOfMoves({ before, after, moves, told: locked.told });
  if (!message) return [];
  const { storeId, id: orderId } = after.order;
  // The message about a new order has the time of the sale. If an offline sale is sent much later, its
  // message waits for the day and wakes nobody.
  const at = before ? moment.now : new Date(after.order.takenAt);
  return [writtenMessage({ ...message, storeId, customerId: account.customerId, orderId, at })];
}

function checkAsked({ after, asked = 0 }: Moving, sharedAccounts: SharedAccounts) {
  if (asked === 0) return;
  const usable = usableIn(sharedAccounts) + pointsOf(after).held;
  const reason = whyNotUsable(asked, usable, sharedAccounts[0].locked.setting ?? unsavedSetting);
  if (reason) fail('POINTS_NOT_USABLE', { reason, usable });
}

function afterMoves(
  sharedAccounts: SharedAccounts,
  { moves, before }: { moves: PointMoves; before: WholeOrder | undefined },
): SharedAccounts {
  const { locked } = sharedAccounts[0];
  const { earns, isDeleted } = locked;
  if (isDeleted) return givenBackTo(sharedAccounts, moves.giveBack) as SharedAccounts;
  // A cancel takes earned points back, perhaps from points that it gave back before. So its revert earns before it
  // uses.
  const isRevert = before?.order.status === 'CANCELLED';
  const earn = (account: PointAccount, by: EntryBy) =>
    withEarned(account, by, moves, termsOf(locked, before));
  const earnedBefore = isRevert ? withOwn(sharedAccounts, earn) : sharedAccounts;
  const takenAgain = (usedFrom(earnedBefore, moves.use) ?? refuseUse(earnedBefore, before)) as SharedAccounts;
  const restored = givenBackTo(takenAgain, moves.giveBack) as SharedAccounts;
  return withOwn(restored, (account, by) => {
    const undone = takenBack(account, by, { amount: moves.takeBack, earns });
    return isRevert ? undone : earn(undone, by);
  });
}

/** Points are earned and taken back only in the store of the order. */
function withOwn(
  [own, ...others]: SharedAccounts,
  change: (account: PointAccount, by: EntryBy) => PointAccount,
): SharedAccounts {
  return [{ ...own, account: change(own.account, own.by) }, ...others];
}

type Terms = { setting: LockedAccount['setting']; expiry?: Date | undefined };

/** Points that are earned again follow the setting at the first closing and expire as they would have. */
function termsOf({ setting, settingThen, expiryThen }: LockedAccount, before: WholeOrder | undefined): Terms {
  return earnsAgain(before) ? { setting: settingThen, expiry: expiryThen } : { setting };
}

function withEarned(
  account: PointAccount,
  by: EntryBy,
  { earn }: PointMoves,
  { setting, expiry }: Terms,
): PointAccount {
  if (!setting) return account;
  const { version: settingVersion, validityMonths } = setting;
  return earned(account, by, { amount: earn, settingVersion, validityMonths, expiry });
}

function refuseUse(sharedAccounts: readonly SharedAccount[], before: WholeOrder | undefined): never {
  if (before?.order.status === 'CANCELLED') fail('ORDER_NOT_REVERTIBLE', { reason: 'POINTS' });
  fail('POINTS_NOT_USABLE', { reason: 'NOT_ENOUGH', usable: usableIn(sharedAccounts) });
}

/** A cancelled order is no visit: the visit before it becomes the last one again. */
async function visited(
  tx: Tx,
  account: PointAccount,
  { visits }: PointMoves,
  { before, after, moment }: Moving,
) {
  if (visits === 0) return account;
  const { id, closedAt } = after.order;
  const last =
    visits < 0
      ? await findLastVisit(tx, account, id)
      : earnsAgain(before)
        ? laterOf(account.lastVisitAt, closedAt)
        : moment.now.toISOString();
  return { ...account, visits: Math.max(0, account.visits + visits), lastVisitAt: last };
}

const kinds = {
  use: 'POINTS_USED',
  giveBack: 'POINTS_GIVEN_BACK',
  earn: 'POINTS_EARNED',
  takeBack: 'POINTS_TAKEN_BACK',
} as const;

function historyOf(moves: PointMoves): Transition['history'] {
  return (Object.keys(kinds) as (keyof typeof kinds)[]).flatMap((move) =>
    moves[move] > 0 ? [{ kind: kinds[move], reason: null, amountKrw: moves[move] }] : [],
  );
}
