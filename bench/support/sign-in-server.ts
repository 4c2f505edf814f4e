import { createUser } from '@maru/server/users/create-user.ts';
import { hashPassword } from '@maru/server/users/hash-password.ts';
import { postmasterOf } from './cpu-time.ts';
import { openProduct } from './open-product.ts';

export type SignInTarget = {
  accountUrl: string;
  hubUrl: string;
  /** Authorization header of the confidential client. */
  basic: string;
  usernames: string[];
  password: string;
  /** PostgreSQL's first process. */
  postmasterPid: number;
};

/** The product with users who sign in. It trusts the proxy header, so that each try can come from another address. */
const [connectionText = '', people = '1', accountPort = '', hubPort = ''] = process.argv.slice(2);
const { app, db, pool, config, basic } = await openProduct(JSON.parse(connectionText), {
  ACCOUNT_PORT: accountPort,
  HUB_PORT: hubPort,
  TRUST_PROXY: '127.0.0.1',
});
const password = 'maru1234!';
const passwordHash = await hashPassword(password);
const usernames = Array.from({ length: Number(people) }, (_, number) => `person-${number}@maru.test`);
for (const username of usernames) await createUser(db, { username, name: 'Bench', passwordHash });

const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
await app.account.listen({ host: '127.0.0.1', port: config.accountPort });
await app.hub.listen({ host: '127.0.0.1', port: config.hubPort });
const { accountUrl, hubUrl } = config;
const postmasterPid = postmasterOf(rows[0]?.pid ?? 0);
process.send?.({ accountUrl, hubUrl, basic, usernames, password, postmasterPid } satisfies SignInTarget);
process.on('disconnect', () => process.exit(0));
