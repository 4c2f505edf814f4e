import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { updateRevenueMessage as wire } from '@maru/contract/sales/revenue-message.endpoints.ts';
import { businessDateOf } from '@maru/contract/time/business-date.ts';
import { writeStoreTrail } from '#server/audit/write-trail.ts';
import type { Tx } from '#server/db/database.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail, failStale } from '#server/http/refusal.ts';
import { insertEvent } from '#server/live/store-events.queries.ts';
import { settingsAt } from '#server/store-settings/settings-at.ts';
import { type RevenueMessage, revenueMessageOf } from './get-revenue-message.ts';
import {
  findLastChange,
  listRecipients,
  lockMessageSetting,
  replaceRecipients,
  updateMessageSetting,
} from './recipients.queries.ts';

type Input = ParsedInputOf<typeof wire>;

/** Sets who gets the revenue message, and when; only owners choose an hour of their own, for themselves. */
export async function updateRevenueMessage(context: StoreContext, input: Input): Promise<RevenueMessage> {
  const { storeId, actor, membership, now } = context;
  if (input.ownHour !== null && membership?.role !== 'OWNER') fail('FORBIDDEN');

  return context.transaction(async (tx) => {
    await lockMessageSetting(tx, storeId);
    const before = await revenueMessageOf(tx, context);
    if (before.version !== input.version) failStale(context, before, await findLastChange(tx, storeId));
    refuseWhoCannot(before, input);

    await writeRecipients(tx, context, input);
    await updateMessageSetting(tx, storeId, { hour: input.hour, by: actor.userId, at: now });
    const after = await revenueMessageOf(tx, context);
    const kept = ({ hour, ownHour, recipients }: RevenueMessage) => ({ hour, ownHour, recipients });
    const entry = { storeId, module: 'sales', act: 'updateRevenueMessage' };
    await writeStoreTrail(tx, context, { ...entry, before: kept(before), after: kept(after) });
    await insertEvent(tx, { storeId, type: 'STORE_CHANGED', ids: [], version: after.version, at: now });
    return after;
  });
}

/**
 * Refuses new recipients who cannot receive. One who lost the right or the phone may stay a recipient and gets nothing.
 */
function refuseWhoCannot({ members, recipients }: RevenueMessage, input: Input): void {
  const known = new Map(members.map((member) => [member.userId, member]));
  const present = new Set(recipients.map(({ userId }) => userId));
  for (const { userId } of input.recipients) {
    const member = known.get(userId);
    if (!member) fail('CANNOT_RECEIVE_REVENUE', { reason: 'NOT_A_MEMBER' });
    if (member.cannot && !present.has(userId)) fail('CANNOT_RECEIVE_REVENUE', { reason: member.cannot });
  }
}

/**
 * Writes the recipients. A kind that is new for a member begins with the present day, week or month. The job
 * then checks all recipients, because the new sending hour may already have passed while the message of today
 * is still unsent.
 */
async function writeRecipients(tx: Tx, { storeId, actor, now }: StoreContext, input: Input) {
  const { dayStart } = await settingsAt(tx, storeId, now);
  const today = businessDateOf(now, dayStart);
  const before = new Map((await listRecipients(tx, storeId)).map((row) => [row.userId, row]));
  const after = input.recipients.map(({ userId, kinds }) => {
    const known = before.get(userId);
    const ownHour = userId === actor.userId ? input.ownHour : (known?.ownHour ?? null);
    const firstDays = Object.fromEntries(kinds.map((kind) => [kind, known?.firstDays[kind] ?? today]));
    return { userId, firstDays, ownHour, nextAt: now };
  });
  await replaceRecipients(tx, storeId, after);
}
