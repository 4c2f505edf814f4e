import type { CustomerAtTill } from '@maru/contract/customers/customer.ts';
import type { addCustomer as wire } from '@maru/contract/customers/customers-at-till.endpoints.ts';
import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { Tx } from '#server/db/database.ts';
import { newId } from '#server/db/new-id.ts';
import type { StoreContext } from '#server/http/context.ts';
import { limitTries } from '#server/http/rate-limits.ts';
import { fail, Refusal } from '#server/http/refusal.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { announceCustomers } from '#server/points/announce-customers.ts';
import { checkStoreTakes } from '#server/points/check-store.ts';
import { openAccount } from '#server/points/open-account.ts';
import { insertAnswers } from '../consents/insert-answers.ts';
import { phoneHashes, readCustomerPhone, sealPhone } from '../customer-phone.ts';
import { findByPhone, insertCustomer } from '../customers.queries.ts';
import { nameKeys } from '../name-keys.ts';
import { presentAtTill } from './present-at-till.ts';

type Input = ParsedInputOf<typeof wire>;

/** A new customer with an account and the answers to the articles in force. */
export function addCustomerBy(keys: Keys) {
  return async (context: StoreContext, input: Input): Promise<CustomerAtTill> => {
    const { db, storeId, actor, now } = context;
    await limitTries(db, 'member: customers added in an hour', `${storeId}:${actor.userId}`);
    const e164 = readCustomerPhone(input.phone);
    if (e164 === undefined)
      throw new Refusal('WRONG_FORMAT', undefined, { phone: 'phoneNumberisNotCorrectFormat' });

    return context.transaction(async (tx) => {
      await checkStoreTakes(tx, storeId, now);
      const id = await insertNew(tx, context, { keys, e164, name: input.name ?? '' });
      await insertAnswers(tx, context, { customerId: id, consents: input.consents, place: 'TILL' });
      await openAccount(tx, storeId, id);
      await announceCustomers(tx, context, [id]);
      const nothing = { balance: 0, debt: 0, visits: 0, lastVisitAt: null };
      return presentAtTill({ id, name: input.name ?? '', phoneLast4: e164.slice(-4), ...nothing });
    });
  };
}

type New = { keys: Keys; e164: string; name: string };

async function insertNew(tx: Tx, { storeId, actor, now }: StoreContext, { keys, e164, name }: New) {
  const id = newId();
  const hashes = phoneHashes(keys, storeId, e164);
  const known = await findByPhone(tx, storeId, { hashes, at: now });
  if (known) fail('CUSTOMER_EXISTS', { customerId: known.id });
  const isNew = await insertCustomer(tx, {
    ...{ storeId, id, name, ...nameKeys(name), createdAt: now, createdBy: actor.userId },
    phoneHash: hashes[0],
    phoneSealed: sealPhone(keys, { storeId, customerId: id }, e164),
    phoneLast4: e164.slice(-4),
  });
  if (isNew) return id;
  const other = await findByPhone(tx, storeId, { hashes, at: now });
  return fail('CUSTOMER_EXISTS', { customerId: other?.id ?? id });
}
