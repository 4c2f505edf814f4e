import { defaultDayStart } from '@maru/contract/time/business-date.ts';
import { earnedBy } from '#server/orders/points/points-followed.ts';
import { earned } from '#server/points/account/earned.ts';
import { expired } from '#server/points/account/expired.ts';
import { takenBack } from '#server/points/account/taken-back.ts';
import { used } from '#server/points/account/used.ts';
import type { Book, EntryBy } from '#server/points/point-records.ts';
import type { OrderDraft } from '../history/order-draft.ts';
import type { Random } from '../history/random.ts';
import type { DemoCustomer } from './draw-customers.ts';
import type { DemoSetting } from './seed-point-settings.ts';

type Parts = { storeId: string; by: string; settings: readonly DemoSetting[]; now: Date };
type Visit = { at: Date; draft: OrderDraft };

const earnings = { rate: 0, earningCategoryIds: [], nonEarningCategoryIds: [] };
const day = 24 * 60 * 60_000;

/** The ledger of one customer: what the visits earned, what was used and given by hand, and now and then a debt. */
export function bookOf(customer: DemoCustomer, visits: readonly Visit[], parts: Parts, random: Random): Book {
  let book = emptyBook(customer, parts);
  const byHand = (reason: string): EntryBy => ({
    ...{ actor: 'STORE', orderId: null, reason, byUserId: parts.by, requestId: null, deviceType: null },
  });
  for (const { at, draft } of visits) {
    book = withPointsUsed(expired({ ...book, now: new Date(draft.order.takenAt) }), draft, parts, byHand);
    book = visited(expired({ ...book, now: at }), draft, parts);
    if (book.balance >= 2_000 && random.chance(0.1)) {
      const points = Math.floor(book.balance / 100) * 100;
      book =
        used({ ...book, now: new Date(at.getTime() + 60_000) }, byHand('쿠폰북으로 교환'), points) ?? book;
    }
  }
  if (random.chance(0.05)) book = withDebt(book, parts, byHand);
  return expired({ ...book, now: parts.now });
}

export function emptyBook({ id, createdAt }: DemoCustomer, { storeId }: Pick<Parts, 'storeId'>): Book {
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

/** Who has too few of the points that an order used was given the rest before. */
function withPointsUsed(
  book: Book,
  { order }: OrderDraft,
  { by }: Parts,
  byHand: (reason: string) => EntryBy,
): Book {
  const missing = order.pointsUsedKrw - book.balance;
  const enough =
    missing > 0
      ? earned(book, byHand('단골 감사 적립'), { amount: missing, validityMonths: 36, settingVersion: null })
      : book;
  return order.pointsUsedKrw > 0 ? (used(enough, byOrder(order.id, by), order.pointsUsedKrw) ?? book) : book;
}

function byOrder(orderId: string, by: string): EntryBy {
  return { actor: 'ORDER', orderId, reason: null, byUserId: by, requestId: null, deviceType: null };
}

function visited(book: Book, draft: OrderDraft, { by, settings }: Parts): Book {
  const { order } = draft;
  const setting = settingAt(settings, book.now);
  const after = setting
    ? earned(book, byOrder(order.id, by), {
        amount: earnedAt(book.now, draft, settings),
        ...{ validityMonths: setting.validityMonths, settingVersion: setting.version },
      })
    : book;
  return { ...after, visits: book.visits + 1, lastVisitAt: book.now.toISOString() };
}

/** Points were given by mistake and spent before that was noticed. */
function withDebt(book: Book, { now }: Parts, byHand: (reason: string) => EntryBy): Book {
  const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * day);
  const given = earned({ ...book, now: at(0.003) }, byHand('행사 적립'), {
    ...{ amount: 3_000, validityMonths: 36, settingVersion: null },
  });
  const entry = given.entries.findLast(({ kind }) => kind === 'EARN');
  const spent = used({ ...given, now: at(0.002) }, byHand('텀블러로 교환'), given.balance) ?? given;
  if (!entry) return book;
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
