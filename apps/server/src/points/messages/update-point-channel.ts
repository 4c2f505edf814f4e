import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { updatePointChannel as wire } from '@maru/contract/points/point-messages.endpoints.ts';
import { templateProblem, templatePurposes } from '@maru/contract/points/point-messages.ts';
import { writeStoreTrail } from '#server/audit/write-trail.ts';
import type { Tx } from '#server/db/database.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail, failStale } from '#server/http/refusal.ts';
import { insertEvent } from '#server/live/store-events.queries.ts';
import { findStoreStatus } from '../points.queries.ts';
import { listChannels, listTemplates } from './channel-lists.queries.ts';
import { type ChannelParts, type PointChannel, pointChannelOf } from './get-point-channel.ts';
import {
  connectChannel,
  findLastChange,
  listConnected,
  lockMessageSetting,
  saveMessageSetting,
} from './message-settings.queries.ts';

type Input = ParsedInputOf<typeof wire>;

/** Saves the channel of messages about points, and which of them customers get. */
export function updatePointChannelBy(parts: ChannelParts) {
  return async function updatePointChannel(context: StoreContext, input: Input): Promise<PointChannel> {
    const { storeId, actor, now } = context;
    return context.transaction(async (tx) => {
      if (!(await findStoreStatus(tx, storeId))) fail('NOT_FOUND');
      await lockMessageSetting(tx, storeId);
      const before = await pointChannelOf(tx, context, parts);
      if (before.version !== input.version) failStale(context, before, await findLastChange(tx, storeId));
      // Without a channel of its own a store has no templates to choose.
      const isMaru = input.channelId === null || input.channelId === parts.maruChannelId;
      const channelId = isMaru ? null : input.channelId;
      const templates = isMaru ? noneChosen : input.templates;
      if (channelId !== null) await checkChannel(tx, context, channelId);
      if (channelId !== null) await checkTemplates(tx, channelId, input.templates);

      await saveMessageSetting(tx, storeId, {
        ...{ channelId, templates, kinds: input.kinds, by: actor.userId, at: now },
      });
      const after = await pointChannelOf(tx, context, parts);
      const kept = ({ channelId: id, templates: codes, kinds }: PointChannel) => ({
        channelId: id,
        templates: codes,
        kinds,
      });
      const entry = { storeId, module: 'points', act: 'updatePointChannel' };
      await writeStoreTrail(tx, context, { ...entry, before: kept(before), after: kept(after) });
      await insertEvent(tx, { storeId, type: 'STORE_CHANGED', ids: [], version: after.version, at: now });
      return after;
    });
  };
}

const noneChosen: Input['templates'] = { EARNED: null, USED: null, CANCELLED: null, EXPIRING: null };

/**
 * Checks that the store may use the channel. A channel that an admin chooses becomes connected with the store, because
 * the admin has agreed that with the store. Nobody else reaches a channel that is not connected.
 */
async function checkChannel(tx: Tx, { storeId, actor, membership, now }: StoreContext, channelId: string) {
  const [channel] = await listChannels(tx, [channelId]);
  if (membership && !(await listConnected(tx, storeId)).includes(channelId))
    fail('POINT_CHANNEL_NOT_FOUND', { reason: 'NOT_CONNECTED' });
  if (!channel) fail('POINT_CHANNEL_NOT_FOUND', { reason: 'UNKNOWN' });
  if (!membership) await connectChannel(tx, { storeId, channelId, by: actor.userId, at: now });
}

async function checkTemplates(tx: Tx, channelId: string, chosen: Input['templates']) {
  const templates = await listTemplates(tx, { channelIds: [channelId] });
  for (const purpose of templatePurposes) {
    const code = chosen[purpose];
    if (code === null) continue;
    const template = templates.find((one) => one.code === code);
    const reason = template ? templateProblem(purpose, template) : 'UNKNOWN';
    if (reason) fail('POINT_TEMPLATE_NOT_USABLE', { reason, purpose });
  }
}
