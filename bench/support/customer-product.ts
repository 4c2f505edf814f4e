import { phoneHashes } from '@maru/server/customers/customer-phone.ts';
import { newId } from '@maru/server/db/new-id.ts';
import { insertSetting } from '@maru/server/points/setting/setting.queries.ts';
import { insertMember } from '@maru/server/store-access/store-access.queries.ts';
import { createUser } from '@maru/server/users/create-user.ts';
import { addOwner, grantToken } from './bench-owner.ts';
import { addStores } from './bench-store.ts';
import { addCustomers, phoneOf } from './customer-crowd.ts';
import { openProduct } from './open-product.ts';

/** `phone`: the number of one customer; `hashes`: as the product searches it, in hexadecimal. */
export type CustomerTarget = {
  address: string;
  token: string;
  storeId: string;
  phone: string;
  hashes: string[];
  /** Tokens of members at tills. Each member may name only a limited number of customers by number. */
  tillTokens: string[];
  /** One order of three lines, paid in cash. */
  order: object;
};

const members = 40;

/** The product with one store of many customers. Without pages, because only calls are measured. */
const [connectionText = '', count = '1000000'] = process.argv.slice(2);
const connection = JSON.parse(connectionText);
const product = await openProduct(connection, { ACCOUNT_PORT: '0', HUB_PORT: '0' }, { withPages: false });
const { db, keys } = product;
const { ownerId, token } = await addOwner(product);
const [store] = await addStores(db, ownerId, 1);
if (!store) throw new Error('no store');
const { storeId, body: order } = store;
const terms = { rate: 500, earningCategoryIds: [], nonEarningCategoryIds: [], leastUse: 1, useStep: 1 };
const setting = { validityMonths: 36, useStoreIds: [], unusedStoreIds: [], savedBy: ownerId };
await db
  .transaction()
  .execute((tx) => insertSetting(tx, { storeId, version: 1, validFrom: new Date(), ...terms, ...setting }));
const tillTokens = await Array.fromAsync({ length: members }, (_, n) => addMember(n));
await addCustomers(connection, { storeId, ownerId, count: Number(count), keys });
const phone = phoneOf(Math.floor(Number(count) / 2));
const hashes = phoneHashes(keys, storeId, phone).map((hash) => hash.toString('hex'));
const address = await product.app.hub.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ address, token, storeId, phone, hashes, tillTokens, order } satisfies CustomerTarget);
process.on('disconnect', () => process.exit(0));

async function addMember(n: number): Promise<string> {
  const person = { username: `till${n}-${newId()}@maru.test`, password: 'maru1234!' };
  const userId = await createUser(db, { ...person, name: `Till ${n}` });
  await db
    .transaction()
    .execute((tx) => insertMember(tx, { storeId, userId, role: 'STAFF', rights: ['ORDER'] }));
  return grantToken(product, person);
}
