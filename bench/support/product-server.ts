import { addOwner } from './bench-owner.ts';
import { addStores } from './bench-store.ts';
import { openProduct } from './open-product.ts';

/** The product's server on the given database, in a process of its own. Reports its address, a token of the owner and the stores. */
const [connectionText = '', storeCount = '1'] = process.argv.slice(2);
const product = await openProduct(
  JSON.parse(connectionText),
  { ACCOUNT_PORT: '0', HUB_PORT: '0' },
  { withPages: false },
);
const { app, db } = product;
const { ownerId, token } = await addOwner(product);
const stores = await addStores(db, ownerId, Number(storeCount));
const address = await app.hub.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ address, token, stores, ownerId });
process.on('disconnect', () => process.exit(0));
