import { buildApp } from '@maru/server/app.ts';
import { readConfig } from '@maru/server/config.ts';
import { openDatabase } from '@maru/server/db/database.ts';
import { migrate } from '@maru/server/db/migrations.ts';
import { openKeys } from '@maru/server/keys/open-keys.ts';
import { simulatedTerminal, usualTimes } from '@maru/server/providers/card/simulated-terminal.ts';
import { firstPartyClientId } from '@maru/server/sign-in/clients.ts';
import { createUser } from '@maru/server/users/create-user.ts';
import pino from 'pino';
import { addStores } from './bench-store.ts';

/** The product's own server on the database it is told, in a process of its own: says its address, token and stores. */
const [connectionText = '', storeCount = '1'] = process.argv.slice(2);
const connection = JSON.parse(connectionText);
const database = openDatabase({ connection, maximum: 10, onError: console.error });
const { db } = database;
await migrate(db);

const config = readConfig({ ACCOUNT_PORT: '0', HUB_PORT: '0' });
const keys = await openKeys(db, 'a master key of measurements, of no use elsewhere');
const clock = () => new Date();
const app = await buildApp({
  config,
  database,
  connection,
  keys,
  desk: { provider: simulatedTerminal({ db, clock, times: usualTimes }), waitMilliseconds: 20_000 },
  pages: { sendPage: async (_request, reply) => reply.code(404).send(), register: async () => {} },
  log: pino({ level: 'warn' }),
  clock,
});
const password = 'maru1234!';
const username = `bench${Date.now()}@maru.test`;
const ownerId = await createUser(db, { username, name: 'Bench', password });
const stores = await addStores(db, ownerId, Number(storeCount));
const basic = Buffer.from(`${firstPartyClientId}:${keys.secrets('first-party-client')[0]}`).toString(
  'base64',
);
const granted = await app.account.inject({
  method: 'POST',
  url: '/oauth/token',
  headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
  payload: new URLSearchParams({ grant_type: 'password', username, password }).toString(),
});
const address = await app.hub.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ address, token: granted.json().access_token, stores });
process.on('disconnect', () => process.exit(0));
