import { readFileSync } from 'node:fs';
import pino from 'pino';
import type { Tx } from '#server/db/database.ts';
import type { NewEntry } from '#server/technical-log/entry.ts';
import { openTechnicalLog } from '#server/technical-log/open-technical-log.ts';
import type { DemoStore } from './seed-store.ts';

type Happened = Omit<NewEntry, 'callerId' | 'storeId'> & {
  minutesAgo: number;
  /** Whether the demo owner did it in the demo store. */
  isInStore?: true;
};

const happened = JSON.parse(
  readFileSync(new URL('event-log.json', import.meta.url), 'utf8'),
) as readonly Happened[];

/** A log of several days with entries of every level and module, so that every filter has matches and non-matches. */
export async function seedEventLog(tx: Tx, { store, now }: { store: DemoStore; now: Date }): Promise<void> {
  const time = { of: now };
  const technicalLog = openTechnicalLog({ db: tx, clock: () => time.of, log: pino({ level: 'silent' }) });
  const byOwner = { callerId: store.people.owner.userId, storeId: store.storeId };
  for (const { minutesAgo, isInStore, ...entry } of happened) {
    time.of = new Date(now.getTime() - minutesAgo * 60_000);
    technicalLog.write({ ...entry, ...(isInStore && byOwner) });
  }
  await technicalLog.flush();
}
