import { createUser } from '@maru/server/users/create-user.ts';
import { addOwner } from './bench-owner.ts';
import { addStores } from './bench-store.ts';
import { openProduct } from './open-product.ts';
import { addOrderHistory, type OrderHistory } from './order-history.ts';

export type SearchTarget = { address: string; token: string; storeId: string; history: OrderHistory };

/** The product with one store of many orders. Without pages, because only calls are measured. */
const [connectionText = '', count = '1000000', lastDay = ''] = process.argv.slice(2);
const connection = JSON.parse(connectionText);
const environment = { ACCOUNT_PORT: '0', HUB_PORT: '0' };
const product = await openProduct(connection, environment, { withPages: false });
const { ownerId, token } = await addOwner(product);
const former = { username: `former${Date.now()}@maru.test`, name: 'Former', password: 'maru1234!' };
const formerId = await createUser(product.db, former);
const [{ storeId } = { storeId: '' }] = await addStores(product.db, ownerId, 1);
const history = await addOrderHistory(connection, {
  storeIds: [storeId],
  ownerId,
  formerId,
  count: Number(count),
  days: 1_095,
  lastDay,
});
const address = await product.app.hub.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ address, token, storeId, history } satisfies SearchTarget);
process.on('disconnect', () => process.exit(0));
