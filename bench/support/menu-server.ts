import { addOwner } from './bench-owner.ts';
import { addStores } from './bench-store.ts';
import { addFullMenu } from './full-menu.ts';
import { openProduct } from './open-product.ts';

export type MenuTarget = {
  address: string;
  token: string;
  stores: {
    storeId: string;
    itemCount: number;
    itemIds: string[];
    countedItem: { id: string; price: number };
  }[];
};

/** The product with one store per given menu size. Without pages, because only calls are measured. */
const [connectionText = '', ...sizes] = process.argv.slice(2);
const environment = { ACCOUNT_PORT: '0', HUB_PORT: '0' };
const product = await openProduct(JSON.parse(connectionText), environment, { withPages: false });
const { app, db } = product;
const { ownerId, token } = await addOwner(product);
const stores: MenuTarget['stores'] = [];
for (const { storeId } of await addStores(db, ownerId, sizes.length)) {
  const itemCount = Number(sizes[stores.length]);
  stores.push({ storeId, itemCount, ...(await addFullMenu(db, storeId, itemCount)) });
}
await product.pool.query('vacuum analyze');
const address = await app.hub.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ address, token, stores } satisfies MenuTarget);
process.on('disconnect', () => process.exit(0));
