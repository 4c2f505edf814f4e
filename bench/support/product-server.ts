import { createUser } from '@maru/server/users/create-user.ts';
import { addStores } from './bench-store.ts';
import { openProduct } from './open-product.ts';

/** The product's own server on the database it is told, in a process of its own: says its address, token and stores. */
const [connectionText = '', storeCount = '1'] = process.argv.slice(2);
const { app, db, basic } = await openProduct(JSON.parse(connectionText), {
  ACCOUNT_PORT: '0',
  HUB_PORT: '0',
});
const password = 'maru1234!';
const username = `bench${Date.now()}@maru.test`;
const ownerId = await createUser(db, { username, name: 'Bench', password });
const stores = await addStores(db, ownerId, Number(storeCount));
const granted = await app.account.inject({
  method: 'POST',
  url: '/oauth/token',
  headers: { authorization: basic, 'content-type': 'application/x-www-form-urlencoded' },
  payload: new URLSearchParams({ grant_type: 'password', username, password }).toString(),
});
const address = await app.hub.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ address, token: granted.json().access_token, stores });
process.on('disconnect', () => process.exit(0));
