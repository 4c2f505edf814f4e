import { newId } from '@maru/server/db/new-id.ts';
import { createUser } from '@maru/server/users/create-user.ts';
import { grantToken } from './bench-owner.ts';
import { openProduct } from './open-product.ts';
import { addUsers } from './user-crowd.ts';

export type UserTarget = { address: string; token: string };

/** The product with many users and an admin. Without pages, because only calls are measured. */
const [connectionText = '', count = '1000000'] = process.argv.slice(2);
const connection = JSON.parse(connectionText);
const product = await openProduct(connection, { ACCOUNT_PORT: '0', HUB_PORT: '0' }, { withPages: false });
const person = { username: `admin-${newId()}@maru.test`, password: 'maru1234!' };
await createUser(product.db, { ...person, name: 'Admin', admin: true });
await addUsers(connection, Number(count));
const token = await grantToken(product, person);
const address = await product.app.hub.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ address, token } satisfies UserTarget);
process.on('disconnect', () => process.exit(0));
