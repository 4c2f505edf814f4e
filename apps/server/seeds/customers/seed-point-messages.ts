import { noticeHours, pointMessageKinds } from '@maru/contract/points/point-messages.ts';
import { addDays, businessDateOf, defaultDayStart, seoulHour } from '@maru/contract/time/business-date.ts';
import type { Tx } from '#server/db/database.ts';
import { newId } from '#server/db/new-id.ts';
import {
  connectChannel,
  lockMessageSetting,
  saveMessageSetting,
  setNoticedOn,
} from '#server/points/messages/message-settings.queries.ts';
import { insertNotices, listCustomersWithLots } from '#server/points/messages/notices.queries.ts';
import { noticesDue } from '#server/points/messages/notices-due.ts';
import { ownChannelId } from '#server/providers/dev-mailbox/dev-mailbox-kakao.ts';

type Seeding = { storeId: string; by: string; now: Date };
type Row = { customerId: string; kind: string; orderId: string | null; earned: number; at: Date };

/** Number of orders with a message in the history. */
const orders = 40;
const day = 24 * 60 * 60_000;
const templates = { EARNED: 'coffee_earned', USED: 'coffee_used', CANCELLED: null, EXPIRING: null };

/**
 * Switches on every kind of message, through the store's own channel. Messages of the last days and of today are in the
 * history.
 */
export async function seedPointMessages(tx: Tx, { storeId, by, now }: Seeding): Promise<void> {
  await connectChannel(tx, { storeId, channelId: ownChannelId, by, at: now });
  await lockMessageSetting(tx, storeId);
  const kinds = [...pointMessageKinds];
  await saveMessageSetting(tx, storeId, { kinds, channelId: ownChannelId, templates, by, at: now });
  await writeSent(tx, { storeId, now }, await lastEarnings(tx, storeId, now));
  await seedNotices(tx, { storeId, now });
  await setNoticedOn(tx, { storeId, version: 2, day: businessDateOf(now, 0) });
}

async function lastEarnings(tx: Tx, storeId: string, now: Date): Promise<Row[]> {
  const rows = await tx
    .selectFrom('pointEntries')
    .select(['customerId', 'orderId', 'amount', 'at'])
    .where('storeId', '=', storeId)
    .where('kind', '=', 'EARN')
    .where('orderId', 'is not', null)
    .where('at', '<=', now)
    .orderBy('at', 'desc')
    .limit(orders)
    .execute();
  return rows.map(({ amount, ...row }) => ({ ...row, kind: 'EARN', earned: amount }));
}

/** Notices of today, or before ten in the morning those of yesterday. */
async function seedNotices(tx: Tx, { storeId, now }: Omit<Seeding, 'by'>): Promise<void> {
  const isEarly = seoulHour(now) < noticeHours.first;
  const today = addDays(businessDateOf(now, 0), isEarly ? -1 : 0);
  const at = new Date(`${today}T${noticeHours.first}:00:00+09:00`);
  const until = new Date(now.getTime() + 93 * day);
  const asked = { storeId, from: now, until, after: null, most: 1_000 };
  const wanted = {
    today,
    dayStart: defaultDayStart,
    kinds: ['TWO_MONTHS', 'ONE_MONTH', 'THREE_DAYS'] as const,
  };
  const due = (await listCustomersWithLots(tx, asked)).flatMap(({ customerId, lots }) =>
    noticesDue(lots, wanted).map((notice) => ({ customerId, ...notice })),
  );
  const rows = due.map(({ customerId, kind }) => ({ customerId, kind, orderId: null, earned: 0, at }));
  const ids = await writeSent(tx, { storeId, now }, rows);
  const notices = due.flatMap(({ kind, lots }, i) =>
    lots.map((lot) => {
      const messageId = ids[i] ?? '';
      return { storeId, lotId: lot.id, kind, expiresAt: lot.expiresAt.toISOString(), messageId };
    }),
  );
  if (notices.length > 0) await insertNotices(tx, notices);
}

/** Most were delivered by Kakao; a few became texts, and one number was wrong. */
async function writeSent(
  tx: Tx,
  { storeId, now }: { storeId: string; now: Date },
  rows: readonly Row[],
): Promise<string[]> {
  const outcomeOf = (i: number) => {
    if (i % 9 === 4) return 'FALLBACK_SENT';
    return i === 11 ? 'FAILED' : 'DELIVERED';
  };
  const messages = rows.map((row, i) => ({
    ...{ storeId, id: newId(), ...row, messageId: newId(), outcome: outcomeOf(i), settledAt: now },
  }));
  if (messages.length > 0) await tx.insertInto('pointMessages').values(messages).execute();
  return messages.map(({ id }) => id);
}
