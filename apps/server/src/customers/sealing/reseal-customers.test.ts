import { deleteCustomer } from '@maru/contract/customers/customers.endpoints.ts';
import pino from 'pino';
import { expect, test } from 'vitest';
import { openKeys, rotateKey } from '#server/keys/open-keys.ts';
import { used } from '#server/points/account/used.ts';
import { customerBuilders } from '#test/builders/customer-builder.ts';
import { openShop } from '#test/open-shop.ts';
import { openPhone, phoneHashes } from '../customer-phone.ts';
import { openIdentity } from '../deleting/kept-identity.ts';
import { resealCustomers } from './reseal-customers.ts';

const shop = await openShop();
const { customer, earn, changeAccount } = customerBuilders(shop);
const masterKey = 'a master key of tests, of no use elsewhere';
const log = pino({ level: 'silent' });

test('numbers can be opened and found after the keys that they were first sealed and hashed with are gone', async () => {
  const at = await shop.openStore();
  const { storeId, owner } = at;
  const [live, gone] = [await customer(at), await customer(at, { name: '김마루' })];
  await earn(storeId, gone.id, 100);
  await changeAccount(storeId, gone.id, (account, by) => used(account, by, 50) ?? account);
  await shop.call(deleteCustomer, { storeId, customerId: gone.id, reason: '요청' }, owner);
  const sealed = async () => ({
    live: await shop.db
      .selectFrom('customers')
      .select(['phoneSealed', 'phoneHash', 'version'])
      .where('id', '=', live.id)
      .executeTakeFirstOrThrow(),
    kept: await shop.db.selectFrom('keptCustomers').select('sealed').executeTakeFirstOrThrow(),
  });
  const before = await sealed();
  await resealCustomers({ db: shop.db, keys: shop.keys, log })();
  expect(await sealed()).toEqual(before);

  for (const purpose of ['data', 'customer-phone'] as const)
    await rotateKey(shop.db, masterKey, purpose, 60_000);
  const rotated = await openKeys(shop.db, masterKey);
  await resealCustomers({ db: shop.db, keys: rotated, log })();
  const after = await sealed();
  expect(after.live.version).toBe(before.live.version);
  await resealCustomers({ db: shop.db, keys: rotated, log })();
  expect(await sealed()).toEqual(after);

  await shop.db
    .updateTable('keys')
    .set({ retiredAt: new Date(0) })
    .where('retiredAt', 'is not', null)
    .execute();
  const later = await openKeys(shop.db, masterKey);
  const { phoneSealed, phoneHash } = after.live;
  expect(openPhone(later, { storeId, customerId: live.id }, phoneSealed ?? Buffer.alloc(0))).toBe(live.phone);
  expect(phoneHashes(later, storeId, live.phone)).toEqual([phoneHash]);
  const identity = openIdentity(later, { storeId, customerId: gone.id }, after.kept.sealed);
  expect(identity).toEqual({ name: '김마루', phone: gone.phone });
});
