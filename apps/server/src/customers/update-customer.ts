import type { updateCustomer as wire } from '@maru/contract/customers/customers.endpoints.ts';
import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import { writeStoreTrail } from '#server/audit/write-trail.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail, failStale } from '#server/http/refusal.ts';
import { announceCustomers } from '#server/points/announce-customers.ts';
import { lockCustomer, saveCustomer } from './customer-edits.queries.ts';
import { customerDetail } from './finding/customer-detail.ts';
import { nameKeys } from './name-keys.ts';

type Input = ParsedInputOf<typeof wire>;

/** Changes name, tags and memo. A missing name stays as it is. */
export async function updateCustomer(context: StoreContext, input: Input) {
  const { storeId, actor, now } = context;
  const { customerId, version, memo } = input;
  return context.transaction(async (tx) => {
    const before = await lockCustomer(tx, storeId, customerId);
    if (!before) fail('NOT_FOUND');
    const asked = { ...context, customerId };
    if (before.version !== version) failStale(context, await customerDetail(tx, asked), before);

    const after = { name: input.name ?? before.name, tags: distinct(input.tags), memo };
    if (isSame(before, after)) return customerDetail(tx, asked);
    await saveCustomer(tx, {
      storeId,
      customerId,
      ...after,
      ...nameKeys(after.name),
      by: actor.userId,
      at: now,
    });
    await writeStoreTrail(tx, context, {
      ...{ storeId, module: 'customers', act: 'updateCustomer' },
      before: { customerName: before.name, tags: before.tags, memo: before.memo },
      after: { customerId, customerName: after.name, tags: after.tags, memo },
    });
    await announceCustomers(tx, context, [customerId]);
    return customerDetail(tx, asked);
  });
}

function distinct(tags: readonly string[]): string[] {
  return [...new Set(tags)];
}

type Edited = { name: string; tags: readonly string[]; memo: string };

function isSame(before: Edited, after: Edited): boolean {
  return (
    before.name === after.name &&
    before.memo === after.memo &&
    JSON.stringify(before.tags) === JSON.stringify(after.tags)
  );
}
