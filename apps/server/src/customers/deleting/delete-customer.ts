import type { deleteCustomer as wire } from '@maru/contract/customers/customers.endpoints.ts';
import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import { destroyOn } from '@maru/contract/time/destroy-on.ts';
import { writeStoreTrail } from '#server/audit/write-trail.ts';
import type { Tx } from '#server/db/database.ts';
import { clientFactsOf } from '#server/http/client-facts.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { announceCustomers } from '#server/points/announce-customers.ts';
import { forfeitAccount } from '#server/points/forfeit-account.ts';
import { hasOpenOrder, type LockedCustomer, lockCustomers } from '../customer-edits.queries.ts';
import { openPhone } from '../customer-phone.ts';
import { eraseCustomer, insertKeptCustomer, lastPaymentDay } from './deletion.queries.ts';
import { sealIdentity } from './kept-identity.ts';

/**
 * The law (consumer protection in electronic commerce, article 6) requires records of payments and supply with the
 * person's identity for this long.
 */
const kept = { years: 5 };

/**
 * Deletes a customer's data and points. Orders and the ledger stay without a name. The identity of a person who paid
 * for an order or used points is kept apart for as long as the law requires records of payments.
 */
export function deleteCustomerBy(keys: Keys) {
  return async function deleteCustomer(
    context: StoreContext,
    { customerId, reason }: ParsedInputOf<typeof wire>,
  ): Promise<undefined> {
    const { storeId, actor, now } = context;
    return context.transaction(async (tx) => {
      const [customer] = await lockCustomers(tx, storeId, [customerId]);
      if (!customer) fail('NOT_FOUND');
      if (customer.deletedAt) return undefined;

      await forfeitPoints(tx, context, { customerId, reason });
      if (await hasOpenOrder(tx, storeId, customerId))
        fail('CUSTOMER_NOT_DELETABLE', { reason: 'OPEN_ORDER' });
      await keepCustomerData(tx, { keys, storeId, customer, now });
      const written = { by: actor.userId, at: now };
      await eraseCustomer(tx, { storeId, customerId, mergedInto: null, ...written });
      await writeStoreTrail(tx, context, {
        ...{ storeId, module: 'customers', act: 'deleteCustomer' },
        before: null,
        after: { customerId, reason },
      });
      await announceCustomers(tx, context, [customerId]);
      return undefined;
    });
  };
}

type Ending = { customerId: string; reason: string };

/**
 * Locks the account as well, so that nobody uses its points while the customer is deleted, and no order begins to name
 * the customer. So `hasOpenOrder` has to follow.
 */
async function forfeitPoints(tx: Tx, context: StoreContext, { customerId, reason }: Ending): Promise<void> {
  const { storeId, actor, now, request, requestId } = context;
  const { deviceType } = clientFactsOf(request);
  const by = { reason, byUserId: actor.userId, requestId, deviceType };
  await forfeitAccount(tx, { storeId, customerId, now, by });
}

type Keeping = { keys: Keys; storeId: string; customer: LockedCustomer; now: Date };

async function keepCustomerData(tx: Tx, { keys, storeId, customer, now }: Keeping): Promise<void> {
  const { id: customerId, name, phoneSealed } = customer;
  const lastDay = await lastPaymentDay(tx, storeId, customerId);
  if (lastDay === null || !phoneSealed) return;
  const phone = openPhone(keys, { storeId, customerId }, phoneSealed);
  await insertKeptCustomer(tx, {
    ...{
      storeId,
      customerId,
      ground: 'PAYMENT_AND_SUPPLY',
      keptAt: now,
      destroyOn: destroyOn(lastDay, kept),
    },
    sealed: sealIdentity(keys, { storeId, customerId }, { name, phone }),
  });
}
