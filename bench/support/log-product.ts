import { newId } from '@maru/server/db/new-id.ts';
import { createUser } from '@maru/server/users/create-user.ts';
import { addOwner, grantToken } from './bench-owner.ts';
import { addStores } from './bench-store.ts';
import { addLog } from './log-crowd.ts';
import { openProduct } from './open-product.ts';

/** The caller is an admin; the store and its owner are those of many entries. */
export type LogTarget = { address: string; token: string; storeId: string; ownerId: string };

/** The product with a long log. Without pages, because only calls are measured. */
const [connectionText = '', count = '10000000'] = process.argv.slice(2);
const connection = JSON.parse(connectionText);
const product = await openProduct(connection, { ACCOUNT_PORT: '0', HUB_PORT: '0' }, { withPages: false });
const { ownerId } = await addOwner(product);
const [store] = await addStores(product.db, ownerId, 1);
if (!store) throw new Error('no store');
const { storeId } = store;
const person = { username: `admin-${newId()}@maru.test`, password: 'maru1234!' };
await createUser(product.db, { ...person, name: 'Admin', admin: true });
const token = await grantToken(product, person);
await addLog(connection, { storeId, ownerId, count: Number(count) });
const address = await product.app.hub.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ address, token, storeId, ownerId } satisfies LogTarget);
process.on('disconnect', () => process.exit(0));
