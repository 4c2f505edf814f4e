import pino from 'pino';
import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/db/database.ts';
import { openReceiptIssuers } from '#server/orders/cash-receipts/receipt-issuers.ts';
import { openCardGateways } from '#server/orders/paying/card/card-gateways.ts';
import { chooseCardProviders } from '#server/providers/card/choose-card-providers.ts';
import { chooseIssuers } from '#server/providers/cash-receipt/choose-issuers.ts';
import { openToss } from '#server/providers/toss/open-toss.ts';
import { testParts } from './app-parts.ts';

/** A server in a process of its own, for tests that kill it, with the providers that the product has. */
const { SERVE } = process.env;
if (!SERVE || !process.send) throw new Error('fork this with SERVE');
const { connection, tossUrl, filesFolder, aheadMilliseconds } = JSON.parse(SERVE);

const clock = () => new Date(Date.now() + aheadMilliseconds);
const database = openDatabase({ connection, maximum: 10, onError: () => {} });
const { parts } = await testParts({ ...database, connection }, { clock, filesFolder });
const { db } = database;
const toss = openToss({ baseUrl: tossUrl, log: pino({ level: 'silent' }) });
const shared = { db, keys: parts.keys, waitMilliseconds: 20_000 };
const issuers = chooseIssuers(parts.config, { db, clock, toss: toss.cashReceipts });
const app = await buildApp({
  ...parts,
  gateways: openCardGateways({ ...shared, ...chooseCardProviders(parts.config, { db, clock, toss }) }),
  issuers: openReceiptIssuers({ ...shared, ...issuers }),
  pages: { ...parts.pages, sendPage: async (_request, reply, content) => reply.send(content) },
});
await app.startWorkers();
const here = { host: '127.0.0.1', port: 0 };
process.send({ account: await app.account.listen(here), hub: await app.hub.listen(here) });

// The process that forked this one is gone, so there is nothing left to do.
process.once('disconnect', () => process.exit());
