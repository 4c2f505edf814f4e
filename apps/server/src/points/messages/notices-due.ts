import { type ExpiryNoticeKind, expiryNoticeKinds } from '@maru/contract/points/point-messages.ts';
import { addDays, businessDateOf } from '@maru/contract/time/business-date.ts';
import { addMonths } from '../account/expiry.ts';

/** A lot from a purchase with something left. */
export type ExpiringLot = {
  id: string;
  expiresAt: Date;
  earnedAt: Date;
  /** The notices that were already written about this expiry. */
  told: readonly ExpiryNoticeKind[];
};

export type DueNotice = { kind: ExpiryNoticeKind; lots: ExpiringLot[] };

/**
 * A notice covers the lots that expire within this many days after its first lot. Somebody who comes every day has a
 * lot for each day and gets one notice for many of them.
 */
const coveredDays: Readonly<Record<ExpiryNoticeKind, number>> = {
  TWO_MONTHS: 30,
  ONE_MONTH: 30,
  THREE_DAYS: 6,
};

/** The day from which a notice is sent. `lastDay` is the last day on which the points can be used. */
export function noticeDay(kind: ExpiryNoticeKind, lastDay: string): string {
  if (kind === 'THREE_DAYS') return addDays(lastDay, -3);
  return addMonths(lastDay, kind === 'TWO_MONTHS' ? -2 : -1);
}

type Asked = { today: string; dayStart: number; kinds: readonly ExpiryNoticeKind[] };

/**
 * The notices that a customer gets today, the most urgent first. If several notices of a lot are late, only the most
 * urgent one counts.
 */
export function noticesDue(lots: readonly ExpiringLot[], asked: Asked): DueNotice[] {
  const notices: DueNotice[] = [];
  let known = lots.map((lot) => ({ lot, ...stageOf(lot, asked) }));
  for (const kind of expiryNoticeKinds.toReversed()) {
    const untold = known.filter(({ lot }) => !wasTold(lot, kind));
    const [first] = untold.flatMap(({ stage, lastDay }) => (stage === kind ? [lastDay] : [])).sort();
    if (first === undefined) continue;
    const end = addDays(first, coveredDays[kind]);
    const covered = untold.filter(({ lastDay }) => lastDay >= first && lastDay <= end);
    notices.push({ kind, lots: covered.map(({ lot }) => lot) });
    known = known.filter((one) => !covered.includes(one));
  }
  return notices;
}

/** Whether this notice or a later one was written for the lot. */
function wasTold({ told }: ExpiringLot, kind: ExpiryNoticeKind): boolean {
  return told.some((one) => expiryNoticeKinds.indexOf(one) >= expiryNoticeKinds.indexOf(kind));
}

/**
 * The last day of a lot and its most urgent notice that is due. Leaves out a notice that was already due when the
 * points were earned, because they are valid so briefly.
 */
function stageOf({ expiresAt, earnedAt }: ExpiringLot, { today, dayStart, kinds }: Asked) {
  const lastDay = businessDateOf(new Date(expiresAt.getTime() - 1), dayStart);
  const earnedOn = businessDateOf(earnedAt, dayStart);
  const come = expiryNoticeKinds.filter((kind) => {
    const day = noticeDay(kind, lastDay);
    return kinds.includes(kind) && day <= today && day > earnedOn;
  });
  return { lastDay, stage: come.at(-1) };
}
