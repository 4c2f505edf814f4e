import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { updateCardMemberships as wire } from '@maru/contract/stores/card-memberships.endpoints.ts';
import { writeStoreTrail } from '#server/audit/write-trail.ts';
import type { StoreContext } from '#server/http/context.ts';
import { failStale } from '#server/http/refusal.ts';
import { insertEvent } from '#server/live/store-events.queries.ts';
import { lockMemberships, updateMemberships } from './card-memberships.queries.ts';
import { type CardMemberships, presentMemberships } from './get-card-memberships.ts';

/** Replaces all merchant numbers. */
export async function updateCardMemberships(
  context: StoreContext,
  { storeId, version, cardMemberships }: ParsedInputOf<typeof wire>,
): Promise<CardMemberships> {
  const { actor, now } = context;
  return context.transaction(async (tx) => {
    const before = await lockMemberships(tx, storeId, now);
    if (before.version !== version) {
      const { updatedById: changedById, updatedByName: changedBy, updatedAt: changedAt } = before;
      failStale(context, presentMemberships(before), { changedById, changedBy, changedAt });
    }
    const merchantNumbers = Object.fromEntries(
      cardMemberships.map(({ cardCompany, merchantNumber }) => [cardCompany, merchantNumber]),
    );
    await updateMemberships(tx, storeId, { merchantNumbers, by: actor.userId, at: now });
    await writeStoreTrail(tx, context, {
      ...{ storeId, module: 'stores', act: 'updateCardMemberships' },
      before: before.merchantNumbers,
      after: merchantNumbers,
    });
    const next = version + 1;
    await insertEvent(tx, { storeId, type: 'STORE_CHANGED', ids: [], version: next, at: now });
    return presentMemberships({ merchantNumbers, version: next });
  });
}
