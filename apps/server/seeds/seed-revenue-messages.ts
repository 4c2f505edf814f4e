import {
  defaultMessageHour,
  lastHourUpTo,
  lastPeriodBefore,
  type SummaryKind,
} from '@maru/contract/sales/revenue-message.ts';
import { addDays, businessDateOf, defaultDayStart } from '@maru/contract/time/business-date.ts';
import type { Tx } from '#server/db/database.ts';
import { newId } from '#server/db/new-id.ts';
import { replaceRecipients } from '#server/sales/message/recipients.queries.ts';
import { insertPosted } from '#server/sales/message/revenue-messages.queries.ts';
import type { DemoStore } from './seed-store.ts';

/** Days in the history, up to the latest message that was due, so that the job has nothing to catch up on. */
const days = 8;

/** The owner gets all revenue messages; those of the last days are in the history. */
export async function seedRevenueMessages(tx: Tx, { storeId, people }: DemoStore, now: Date): Promise<void> {
  const { userId } = people.owner;
  const today = businessDateOf(lastHourUpTo(now, defaultMessageHour), defaultDayStart);
  const oldest = lastPeriodBefore('MONTHLY', today).from;
  await replaceRecipients(tx, storeId, [
    { userId, firstDays: { DAILY: oldest, WEEKLY: oldest, MONTHLY: oldest }, ownHour: null, nextAt: now },
  ]);

  for (let i = 0; i < days; i += 1) await write('DAILY', addDays(today, -i));
  await write('WEEKLY', today);
  await write('MONTHLY', today);

  async function write(kind: SummaryKind, date: string) {
    const period = lastPeriodBefore(kind, date);
    const at = morningOf(addDays(period.to, 1));
    await insertPosted(tx, { storeId, userId, kind, ...period, messageId: newId(), at });
  }
  await tx
    .updateTable('revenueMessages')
    .set({ outcome: 'DELIVERED', settledAt: now })
    .where('storeId', '=', storeId)
    .execute();
  // Kakao failed for one of them, which was then sent as a text.
  await tx
    .updateTable('revenueMessages')
    .set({ outcome: 'FALLBACK_SENT' })
    .where('storeId', '=', storeId)
    .where('postedAt', '=', morningOf(addDays(today, -1)))
    .execute();
}

function morningOf(date: string): Date {
  return new Date(`${date}T${defaultMessageHour}:00:00+09:00`);
}
