import { phoneHashes } from '@maru/server/customers/customer-phone.ts';
import { addOwner } from './bench-owner.ts';
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
};

/** The product with one store of many customers. Without pages, because only calls are measured. */
const [connectionText = '', count = '1000000'] = process.argv.slice(2);
const connection = JSON.parse(connectionText);
const product = await openProduct(connection, { ACCOUNT_PORT: '0', HUB_PORT: '0' }, { withPages: false });
const { ownerId, token } = await addOwner(product);
const [{ storeId } = { storeId: '' }] = await addStores(product.db, ownerId, 1);
const { keys } = product;
await addCustomers(connection, { storeId, ownerId, count: Number(count), keys });
const phone = phoneOf(Math.floor(Number(count) / 2));
const hashes = phoneHashes(keys, storeId, phone).map((hash) => hash.toString('hex'));
const address = await product.app.hub.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ address, token, storeId, phone, hashes } satisfies CustomerTarget);
process.on('disconnect', () => process.exit(0));
