import type { OutputOf } from '@maru/contract/endpoint.ts';
import type { getPointChannel as wire } from '@maru/contract/points/point-messages.endpoints.ts';
import type { PointMessageKind } from '@maru/contract/points/point-messages.ts';
import { addDays, businessDateOf, defaultDayStart } from '@maru/contract/time/business-date.ts';
import type { DbOrTx } from '#server/db/database.ts';
import { inSnapshot } from '#server/db/in-transaction.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import type { MessagePrices } from '#server/messaging/message-prices.ts';
import { findStoreStatus } from '../points.queries.ts';
import { findDayStart } from '../setting/setting.queries.ts';
import { listChannels } from './channel-lists.queries.ts';
import {
  countExpiring,
  countOrderMessages,
  findMessageSetting,
  listConnected,
} from './message-settings.queries.ts';
import { noticeDay } from './notices-due.ts';

export type PointChannel = OutputOf<typeof wire>;

export type ChannelParts = {
  /** The platform's channel; undefined without a dealer. */
  maruChannelId: string | undefined;
  prices: MessagePrices;
};

/** Days over which messages are counted, so that a store sees what they would cost. */
const countedDays = 30;

export function getPointChannelBy(parts: ChannelParts) {
  return function getPointChannel(context: StoreContext): Promise<PointChannel> {
    return inSnapshot(context.db, async (tx) => {
      if (!(await findStoreStatus(tx, context.storeId))) fail('NOT_FOUND');
      return pointChannelOf(tx, context, parts);
    });
  };
}

export async function pointChannelOf(
  db: DbOrTx,
  { storeId, now }: Pick<StoreContext, 'storeId' | 'now'>,
  { maruChannelId, prices }: ChannelParts,
): Promise<PointChannel> {
  const setting = await findMessageSetting(db, storeId);
  const connected = await listConnected(db, storeId);
  const channels = await listChannels(db, [...connected, ...(maruChannelId ? [maruChannelId] : [])]);
  return {
    ...setting,
    maru: channels.find(({ id }) => id === maruChannelId) ?? null,
    channels: channels.filter(({ id }) => id !== maruChannelId),
    prices,
    estimates: await estimatesOf(db, storeId, now),
  };
}

/** How many messages recent orders and points that expire soon would cause. */
async function estimatesOf(
  db: DbOrTx,
  storeId: string,
  now: Date,
): Promise<Record<PointMessageKind, number>> {
  const dayStart = (await findDayStart(db, storeId, now)) ?? defaultDayStart;
  const today = businessDateOf(now, dayStart);
  const orders = await countOrderMessages(db, storeId, { from: addDays(today, -countedDays), to: today });
  const soon = (kind: 'TWO_MONTHS' | 'ONE_MONTH' | 'THREE_DAYS') => {
    const ahead = Date.parse(today) - Date.parse(noticeDay(kind, today));
    const from = new Date(now.getTime() + ahead);
    return countExpiring(db, storeId, {
      from,
      until: new Date(from.getTime() + countedDays * 24 * 3_600_000),
    });
  };
  return {
    ...orders,
    TWO_MONTHS: await soon('TWO_MONTHS'),
    ONE_MONTH: await soon('ONE_MONTH'),
    THREE_DAYS: await soon('THREE_DAYS'),
  };
}
