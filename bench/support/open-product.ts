import { type App, type AppParts, buildApp } from '@maru/server/app.ts';
import { readConfig } from '@maru/server/config.ts';
import { type Connection, openDatabase } from '@maru/server/db/database.ts';
import { migrate } from '@maru/server/db/migrations.ts';
import { openPages } from '@maru/server/http/pages.ts';
import { openKeys } from '@maru/server/keys/open-keys.ts';
import { chooseCarriers } from '@maru/server/messaging/choose-carriers.ts';
import { openReceiptIssuers } from '@maru/server/orders/cash-receipts/receipt-issuers.ts';
import { openCardGateways } from '@maru/server/orders/paying/card/card-gateways.ts';
import { chooseAddressSearch } from '@maru/server/providers/address/choose-address-search.ts';
import { chooseBusinessRegistry } from '@maru/server/providers/business/choose-business-registry.ts';
import { chooseCardProviders } from '@maru/server/providers/card/choose-card-providers.ts';
import { chooseIssuers } from '@maru/server/providers/cash-receipt/choose-issuers.ts';
import { chooseFileStorage } from '@maru/server/providers/storage/choose-file-storage.ts';
import { openToss } from '@maru/server/providers/toss/open-toss.ts';
import { firstPartyClientId } from '@maru/server/sign-in/clients/client-rules.ts';
import { openTechnicalLog } from '@maru/server/technical-log/open-technical-log.ts';
import pino from 'pino';

const noPage = () => {
  throw new Error('measured without pages');
};
const noPages: AppParts['pages'] = {
  sendPage: async () => noPage(),
  place: { styles: '', renderPlace: noPage, renderNoPlace: noPage },
  register: async () => {},
};

/**
 * The product on the given database, wired as in `npm start` but not yet listening. Measurements of calls leave out the
 * pages, which would need a build.
 */
export async function openProduct(
  connection: Connection,
  environment: Record<string, string>,
  { withPages = true }: { withPages?: boolean } = {},
) {
  const database = openDatabase({ connection, maximum: 10, onError: console.error });
  const { db, pool } = database;
  await migrate(connection);

  const config = readConfig(environment);
  const keys = await openKeys(db, 'a master key of measurements, of no use elsewhere');
  const clock = () => new Date();
  const log = pino({ level: 'warn' });
  const toss = openToss({ log, baseUrl: config.tossUrl });
  const technicalLog = openTechnicalLog({ db, clock, log, everyMilliseconds: 1_000 });
  const app: App = await buildApp({
    config,
    database,
    connection,
    keys,
    gateways: openCardGateways({
      db,
      keys,
      waitMilliseconds: 20_000,
      ...chooseCardProviders(config, { db, clock, toss }),
    }),
    issuers: openReceiptIssuers({
      db,
      keys,
      waitMilliseconds: 20_000,
      ...chooseIssuers(config, { db, clock, toss: toss.cashReceipts }),
    }),
    carriers: chooseCarriers(config, { db, clock }),
    storage: chooseFileStorage(config, { keys, clock }),
    addresses: chooseAddressSearch(config, { log }),
    businesses: chooseBusinessRegistry(config),
    pages: withPages ? await openPages({ config, log: console.error }) : noPages,
    log,
    technicalLog,
    clock,
  });
  const secret = keys.secrets('first-party-client')[0];
  const basic = `Basic ${Buffer.from(`${firstPartyClientId}:${secret}`).toString('base64')}`;
  return { app, db, pool, config, keys, basic };
}
