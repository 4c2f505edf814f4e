import { mostTags } from '@maru/contract/customers/customer.ts';
import type { mergeCustomers as wire } from '@maru/contract/customers/customers.endpoints.ts';
import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import { writeStoreTrail } from '#server/audit/write-trail.ts';
import type { DbOrTx, Tx } from '#server/db/database.ts';
import { needRight } from '#server/guards/need-right.ts';
import { clientFactsOf } from '#server/http/client-facts.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { announceCustomers } from '#server/points/announce-customers.ts';
import { mergeAccounts } from '#server/points/merge-accounts.ts';
import { hasOpenOrder, lockCustomers, saveCustomer } from '../customer-edits.queries.ts';
import { eraseCustomer } from '../deleting/deletion.queries.ts';
import { type CustomerRow, findCustomerRow } from '../finding/customer-rows.queries.ts';
import { nameKeys } from '../name-keys.ts';
import { presentCustomer } from '../present-customer.ts';

type Input = ParsedInputOf<typeof wire>;
type Output = OutputOf<typeof wire>;

/**
 * Merges two numbers of one person. Points, debt, visits, tags and memo go to the customer who is kept; the number of
 * the other is erased. Orders keep the customer they name and are looked up by `merged_into`.
 */
export async function mergeCustomers(context: StoreContext, input: Input): Promise<Output> {
  needRight(context, 'POINT');
  const { storeId, now } = context;
  const { keptId, mergedId, preview } = input;
  if (keptId === mergedId) fail('CUSTOMER_NOT_MERGEABLE', { reason: 'SAME' });
  return context.transaction(async (tx) => {
    if (!preview) await lockCustomers(tx, storeId, [keptId, mergedId]);
    const both = await readBoth(tx, { storeId, keptId, mergedId, at: now });
    if (preview) {
      if (await hasOpenOrder(tx, storeId, mergedId)) fail('CUSTOMER_NOT_MERGEABLE', { reason: 'OPEN_ORDER' });
      return { ...presented(both), after: presentCustomer(mergedRow(both)) };
    }
    await merge(tx, context, { input, both });
    const after = await findCustomerRow(tx, storeId, { id: keptId, at: now });
    if (!after) throw new Error('a customer who was merged into cannot be read');
    return { ...presented(both), after: presentCustomer(after) };
  });
}

type Both = { kept: CustomerRow; merged: CustomerRow };

async function readBoth(
  db: DbOrTx,
  { storeId, keptId, mergedId, at }: { storeId: string; keptId: string; mergedId: string; at: Date },
): Promise<Both> {
  const kept = await findCustomerRow(db, storeId, { id: keptId, at });
  const merged = await findCustomerRow(db, storeId, { id: mergedId, at });
  if (!kept || !merged) fail('CUSTOMER_NOT_FOUND');
  return { kept, merged };
}

function presented({ kept, merged }: Both): Pick<Output, 'kept' | 'merged'> {
  return { kept: presentCustomer(kept), merged: presentCustomer(merged) };
}

/** The row of the kept customer after the merge. */
function mergedRow({ kept, merged }: Both): CustomerRow {
  const visited = [kept.lastVisitAt, merged.lastVisitAt].filter((at) => at !== null);
  return {
    ...kept,
    name: kept.name || merged.name,
    tags: [...new Set([...kept.tags, ...merged.tags])].slice(0, mostTags),
    memo: joinedMemo(kept.memo, merged.memo),
    news: laterOf(kept.news, merged.news),
    version: kept.version + 1,
    balance: kept.balance + merged.balance,
    debt: kept.debt + merged.debt,
    visits: kept.visits + merged.visits,
    lastVisitAt: visited.length === 0 ? null : new Date(Math.max(...visited.map((at) => at.getTime()))),
  };
}

/** The latest answer counts, whichever number it was given for. */
function laterOf(one: CustomerRow['news'], other: CustomerRow['news']): CustomerRow['news'] {
  if (!one || !other) return one ?? other;
  return Date.parse(other.at) > Date.parse(one.at) ? other : one;
}

/** Joins the memos. The result may be longer than the form allows; the next person who edits it has to shorten it. */
function joinedMemo(one: string, other: string): string {
  return [one, other].filter((memo) => memo !== '').join('\n');
}

async function merge(tx: Tx, context: StoreContext, { input, both }: { input: Input; both: Both }) {
  const { storeId, actor, now } = context;
  const { keptId, mergedId, reason = null } = input;
  await movePoints(tx, context, input);
  // The accounts are locked, so from here on no order begins to name the customer.
  if (await hasOpenOrder(tx, storeId, mergedId)) fail('CUSTOMER_NOT_MERGEABLE', { reason: 'OPEN_ORDER' });

  const written = { by: actor.userId, at: now };
  const { name, tags, memo } = mergedRow(both);
  await eraseCustomer(tx, { storeId, customerId: mergedId, mergedInto: keptId, ...written });
  await saveCustomer(tx, { storeId, customerId: keptId, name, tags, memo, ...nameKeys(name), ...written });
  await writeStoreTrail(tx, context, {
    ...{ storeId, module: 'customers', act: 'mergeCustomers' },
    before: null,
    after: {
      ...{ keptId, mergedId, reason },
      ...{ points: both.merged.balance, debt: both.merged.debt, visits: both.merged.visits },
    },
  });
  await announceCustomers(tx, context, [keptId, mergedId]);
}

async function movePoints(tx: Tx, context: StoreContext, input: Input): Promise<void> {
  const { storeId, actor, now, request, requestId } = context;
  const { keptId, mergedId, reason = null } = input;
  const { deviceType } = clientFactsOf(request);
  const by = { reason, byUserId: actor.userId, requestId, deviceType };
  await mergeAccounts(tx, { storeId, keptId, mergedId, now, by });
}
