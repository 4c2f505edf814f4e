import type { OutputOf } from '@maru/contract/endpoint.ts';
import type { getDashboard as wire } from '@maru/contract/sales/dashboard.endpoints.ts';
import { mayIn } from '@maru/contract/store-access/rights.ts';
import { businessDateOf } from '@maru/contract/time/business-date.ts';
import { findLock } from '#server/app-lock/find-lock.ts';
import { inSnapshot } from '#server/db/in-transaction.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { settingsAt } from '#server/store-settings/settings-at.ts';
import { findFirstSteps, sumOpenOrders } from './dashboard.queries.ts';
import { readDaySoFar } from './day-so-far.ts';
import { findNotices } from './notices.ts';

const part = 'SALES_ANALYSIS';

/** The first screen of a store, from one snapshot. The app lock closes only the figures, so the rest stays. */
export function getDashboard(context: StoreContext): Promise<OutputOf<typeof wire>> {
  const { db, storeId, membership = fail('NOT_FOUND'), actor, now } = context;
  return inSnapshot(db, async (tx) => {
    const { dayStart } = await settingsAt(tx, storeId, now);
    const today = businessDateOf(now, dayStart);
    const maySeeFigures = mayIn(membership, 'SALES');
    const closed = maySeeFigures && (await findLock(tx, { storeId, grantId: actor.grantId, part, now }));

    return {
      businessDate: today,
      figures: maySeeFigures && !closed ? await readDaySoFar(tx, { storeId, today, dayStart, now }) : null,
      lock: closed ? { part, storePhone: closed.storePhone } : null,
      open: mayIn(membership, 'ORDER') ? await sumOpenOrders(tx, storeId) : null,
      notices: await findNotices(tx, { storeId, membership, now }),
      firstSteps: (await findFirstSteps(tx, storeId, now)) ?? null,
    };
  });
}
