import type { OutputOf } from '@maru/contract/endpoint.ts';
import { hoursToAnswer } from '@maru/contract/inquiries/inquiry-rules.ts';
import type { getPlatformDesk as wire } from '@maru/contract/serviceability/serviceability.endpoints.ts';
import {
  daysOfPromises,
  minutesUntilJobIsLate,
  mostCounted,
} from '@maru/contract/serviceability/serviceability-rules.ts';
import { applicationHours } from '@maru/contract/stores/application.ts';
import { businessDateOf, startOfDay } from '@maru/contract/time/business-date.ts';
import type { Tx } from '#server/db/database.ts';
import { inSnapshot } from '#server/db/in-transaction.ts';
import type { UserContext } from '#server/http/context.ts';
import { countTroubledJobs } from '#server/jobs/queued-jobs.queries.ts';
import { countMessages } from './failures/failed-messages.queries.ts';
import { countFailedReceipts } from './failures/failed-receipts.queries.ts';
import { countUnknownPayments } from './failures/unknown-payments.queries.ts';
import { countSignUps, countStores } from './people.queries.ts';
import { readApprovalPromise, readInquiryPromise } from './promises.queries.ts';

const hour = 3_600_000;
const day = 24 * hour;

export function getPlatformDesk({ db, now }: UserContext): Promise<OutputOf<typeof wire>> {
  return inSnapshot(db, async (tx) => ({
    readAt: now.toISOString(),
    approvals: await readApprovalPromise(tx, measured(now, applicationHours)),
    inquiries: await readInquiryPromise(tx, measured(now, hoursToAnswer)),
    signUps: await readSignUps(tx, now),
    stores: await countStores(tx, now),
    messages: { failed: await countMessages(tx, 'FAILED'), late: await countMessages(tx, 'LATE') },
    receipts: { failed: await countFailedReceipts(tx, now) },
    payments: { unknown: await countUnknownPayments(tx, now) },
    jobs: { failed: await countJobs(tx, 'FAILED'), late: await countJobs(tx, 'LATE') },
  }));
}

function measured(now: Date, hours: number) {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  return { since: ago(daysOfPromises * day), overdueBefore: ago(hours * hour), hours };
}

async function readSignUps(tx: Tx, now: Date): Promise<OutputOf<typeof wire>['signUps']> {
  const dayBegan = startOfDay(businessDateOf(now, 0), 0);
  const counted = await countSignUps(tx, { dayBegan, now });
  return {
    today: { count: counted.today, before: counted.yesterday },
    sevenDays: { count: counted.sevenDays, before: counted.sevenBefore },
    thirtyDays: { count: counted.thirtyDays, before: counted.thirtyBefore },
  };
}

function countJobs(tx: Tx, state: 'FAILED' | 'LATE') {
  return countTroubledJobs(tx, { state, lateAfterMinutes: minutesUntilJobIsLate }, mostCounted);
}
