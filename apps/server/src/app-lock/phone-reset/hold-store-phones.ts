import type { FastifyBaseLogger } from 'fastify';
import { writeStoreTrail } from '#server/audit/write-trail.ts';
import type { Db, Tx } from '#server/db/database.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { newId } from '#server/db/new-id.ts';
import { countRows } from '#server/jobs/count-rows.ts';
import type { HubMailParts } from '#server/messaging/post.ts';
import { lockStorePhone, setStorePhone } from '#server/stores/set-store-phone.ts';
import { endAllOpenRequests } from '../unlock-requests.queries.ts';
import { postStorePhoneMails } from './post-store-phone-mails.ts';
import { tellScreens } from './request-store-phone-reset.ts';
import { endReset, findLastReset, isOwner, listDueResets } from './store-phone-resets.queries.ts';

type HoldParts = HubMailParts & { db: Db; clock: () => Date; log: Pick<FastifyBaseLogger, 'error'> };

/**
 * Every minute, activates the new store phones whose 24 hours are over. Those that became due while the server was down
 * are handled at the next run. If a store fails, the others go on and the next run retries it; ten failures in a row
 * end a run.
 */
export function holdStorePhones({ db, clock, log, ...parts }: HoldParts) {
  return async () => {
    const now = clock();
    const rows = countRows();
    for (const storeId of await listDueResets(db, now)) {
      if (rows.areHopeless()) break;
      await rows.attempt({ storeId }, () =>
        inTransaction(db, (tx) => holdStorePhone(tx, parts, { storeId, now })),
      );
    }
    rows.report(log, 'new store phones do not hold yet');
  };
}

/**
 * Checks again under the lock of the store's row. Does nothing if another instance has already ended the change or an
 * owner has stopped it.
 */
async function holdStorePhone(
  tx: Tx,
  parts: HubMailParts,
  { storeId, now }: { storeId: string; now: Date },
): Promise<void> {
  const storePhone = await lockStorePhone(tx, storeId);
  const last = await findLastReset(tx, storeId);
  if (last?.state !== 'CONFIRMED' || last.holdsAt === null || last.holdsAt > now) return;
  const { phone, holdsAt, spokenTo } = last;
  const isHeld = await isOwner(tx, storeId, spokenTo);
  await endReset(tx, { storeId, state: isHeld ? 'HELD' : 'ENDED', at: now });
  if (isHeld) {
    await setStorePhone(tx, { storeId, phone, at: now });
    // The links of these requests are on the phone that was lost.
    await endAllOpenRequests(tx, storeId, now);
    const context = { actor: undefined, requestId: newId(), now };
    await writeStoreTrail(tx, context, {
      ...{ storeId, module: 'app-lock', act: 'changeStorePhone' },
      before: { storePhone },
      after: { storePhone: phone },
    });
  }
  await postStorePhoneMails(tx, parts, { storeId, kind: isHeld ? 'HELD' : 'ENDED', phone, holdsAt });
  await tellScreens(tx, storeId, now);
}
