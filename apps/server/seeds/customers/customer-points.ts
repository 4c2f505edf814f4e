import { defaultDayStart } from '@maru/contract/time/business-date.ts';
import { earnedBy } from '#server/orders/points/points-followed.ts';
import { earned } from '#server/points/account/earned.ts';
import { expired } from '#server/points/account/expired.ts';
import { takenBack } from '#server/points/account/taken-back.ts';
import { used } from '#server/points/account/used.ts';
import type { EntryBy, PointAccount } from '#server/points/point-records.ts';
import type { OrderDraft } from '../history/order-draft.ts';
import type { Random } from '../history/random.ts';
import type { DemoCustomer } from './draw-customers.ts';
import type { DemoSetting } from './seed-point-settings.ts';

type Parts = { storeId: string; by: string; settings: readonly DemoSetting[]; now: Date };
type Visit = { at: Date; draft: OrderDraft };

const earnings = { rate: 0, earningCategoryIds: [], nonEarningCategoryIds: [] };
const day = 24 * 60 * 60_000;

/** The ledger of one customer: what the visits earned, what was used and given by hand, and now and then a debt. */
export function accountOf(
  customer: DemoCustomer,
  visits: readonly Visit[],
  parts: Parts,
  random: Random,
): PointAccount {
  let account = emptyAccount(customer, parts);
  const byHand = (reason: string): EntryBy => ({
    ...{ actor: 'STORE', orderId: null, reason, byUserId: parts.by, requestId: null, deviceType: null },
  });
  for (const { at, draft } of visits) {
    account = withPointsUsed(
      expired({ ...account, now: new Date(draft.order.takenAt) }),
      draft,
      parts,
      byHand,
    );
    account = visited(expired({ ...account, now: at }), draft, parts);
    if (account.balance >= 2_000 && random.chance(0.1)) {
      const points = Math.floor(account.balance / 100) * 100;
      account =
        used({ ...account, now: new Date(at.getTime() + 60_000) }, byHand('쿠폰북으로 교환'), points) ??
        account;
    }
  }
  if (random.chance(0.05)) account = withDebt(account, parts, byHand);
  return expired({ ...account, now: parts.now });
}

export function emptyAccount(
  { id, createdAt }: DemoCustomer,
  { storeId }: Pick<Parts, 'storeId'>,
): PointAccount {
  return {
    ...{ storeId, customerId: id, now: createdAt, dayStart: defaultDayStart, seq: 0, balance: 0, debt: 0 },
    ...{ visits: 0, lastVisitAt: null, lots: [], entries: [], allocations: [] },
  };
}

function settingAt(settings: readonly DemoSetting[], at: Date): DemoSetting | undefined {
  return settings.findLast(({ validFrom }) => validFrom <= at);
}

/** What an order earned when it was closed. */
export function earnedAt(at: Date, { lines }: OrderDraft, settings: readonly DemoSetting[]): number {
  const setting = settingAt(settings, at);
  return setting ? earnedBy(lines, { ...earnings, rate: setting.rate }) : 0;
}

/** Uses the points of an order. If the customer has too few, staff gave the missing points by hand before. */
function withPointsUsed(
  account: PointAccount,
  { order }: OrderDraft,
  { by }: Parts,
  byHand: (reason: string) => EntryBy,
): PointAccount {
  const missing = order.pointsUsedKrw - account.balance;
  const enough =
    missing > 0
      ? earned(account, byHand('단골 감사 적립'), {
          amount: missing,
          validityMonths: 36,
          settingVersion: null,
        })
      : account;
  return order.pointsUsedKrw > 0
    ? (used(enough, byOrder(order.id, by), order.pointsUsedKrw) ?? account)
    : account;
}

function byOrder(orderId: string, by: string): EntryBy {
  return { actor: 'ORDER', orderId, reason: null, byUserId: by, requestId: null, deviceType: null };
}

function visited(account: PointAccount, draft: OrderDraft, { by, settings }: Parts): PointAccount {
  const { order } = draft;
  const setting = settingAt(settings, account.now);
  const after = setting
    ? earned(account, byOrder(order.id, by), {
        amount: earnedAt(account.now, draft, settings),
        ...{ validityMonths: setting.validityMonths, settingVersion: setting.version },
      })
    : account;
  return { ...after, visits: account.visits + 1, lastVisitAt: account.now.toISOString() };
}

/** Points were given by mistake and spent before that was noticed. */
function withDebt(account: PointAccount, { now }: Parts, byHand: (reason: string) => EntryBy): PointAccount {
  const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * day);
  const given = earned({ ...account, now: at(0.003) }, byHand('행사 적립'), {
    ...{ amount: 3_000, validityMonths: 36, settingVersion: null },
  });
  const entry = given.entries.findLast(({ kind }) => kind === 'EARN');
  const spent = used({ ...given, now: at(0.002) }, byHand('텀블러로 교환'), given.balance) ?? given;
  if (!entry) return account;
  return takenBack({ ...spent, now: at(0.001) }, byHand('잘못 적립해서 회수'), {
    amount: 3_000,
    earns: [
      {
        ...{ entryId: entry.id, kind: 'EARN', actor: 'STORE', amount: 3_000, settingVersion: null, lots: [] },
        ...{ at: entry.at, requestId: null },
      },
    ],
  });
}
