import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pino from 'pino';
import { prepareDemo } from '../seeds/prepare-demo.ts';
import { buildApp } from './app.ts';
import { onLauncherGone } from './boot-guard.ts';
import { type Config, readConfig } from './config.ts';
import { connectDatabase } from './db/connect-database.ts';
import { openDatabase } from './db/database.ts';
import { listAbandoned } from './db/embedded/root-base.ts';
import { migrate } from './db/migrations.ts';
import { exitWithMessage } from './exit-with-message.ts';
import { logSettings } from './http/log-error.ts';
import { openPages } from './http/pages.ts';
import { readMasterKey } from './keys/master-key.ts';
import { openKeys } from './keys/open-keys.ts';
import { chooseCarriers } from './messaging/choose-carriers.ts';
import { openReceiptIssuers } from './orders/cash-receipts/receipt-issuers.ts';
import { openCardGateways } from './orders/paying/card/card-gateways.ts';
import { printReady } from './print-ready.ts';
import { chooseAddressSearch } from './providers/address/choose-address-search.ts';
import { chooseBusinessRegistry } from './providers/business/choose-business-registry.ts';
import { chooseCardProviders } from './providers/card/choose-card-providers.ts';
import { chooseIssuers } from './providers/cash-receipt/choose-issuers.ts';
import { chooseFileStorage } from './providers/storage/choose-file-storage.ts';
import { openToss } from './providers/toss/open-toss.ts';
import { openTechnicalLog } from './technical-log/open-technical-log.ts';
import { recordWarnings } from './technical-log/record-warnings.ts';
import { publishTerms } from './terms/publish-terms.ts';
import { readArticles } from './terms/read-articles.ts';

/** How long a till waits for a provider of cards or cash receipts at most. */
const providerWaitMilliseconds = 20_000;
/** How often the technical log is stored. */
const storeMilliseconds = 1_000;
/** How long open requests may take to finish at shutdown. */
const stopMilliseconds = 10_000;

const say = (line: string) => console.log(line);

async function openLog(config: Config) {
  const settings = { ...logSettings, level: config.logLevel };
  if (config.environment === 'production') return pino(settings);
  // On a laptop the terminal is for people, so the log goes to a file.
  const folder = join(resolve(config.dataDir), 'log');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return pino(settings, pino.destination({ dest: join(folder, 'maru.log'), sync: false }));
}

function endOfProcess() {
  const ending = new AbortController();
  process.once('exit', () => ending.abort());
  return ending.signal;
}

async function start(config: Config) {
  const log = await openLog(config);
  const closers: (() => Promise<void>)[] = [];
  let stopping = false;
  const stop = async () => {
    // Ctrl-C arrives twice: from the terminal, and passed on by the launcher.
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), stopMilliseconds).unref();
    for (const close of closers.reverse()) {
      await close().catch((error) => log.error({ err: error }, 'shutdown failed'));
    }
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  onLauncherGone(stop);

  // Building the pages takes as long as preparing the database and does not depend on it.
  const building = openPages({ config, log: say, signal: endOfProcess() });
  // Awaited below; the database may fail first.
  building.catch(() => {});
  const source = await connectDatabase(config, (message) => log.info(message));
  closers.push(source.stop);
  const onError = (error: Error) => log.warn({ err: error }, 'database connection lost');
  const database = openDatabase({ connection: source.connection, maximum: config.databasePool, onError });
  closers.push(database.close);
  const { db } = database;
  await migrate(source.connection);
  const clock = () => new Date(Date.now() + config.clockAhead);
  await publishTerms(db, { articles: await readArticles(), now: clock() });
  const keys = await openKeys(db, await readMasterKey(config));
  const storage = chooseFileStorage(config, { keys, clock });
  const demoAccounts = await prepareDemo(config, { db, now: clock(), log: say, storage, keys });
  const technicalLog = openTechnicalLog({ db, clock, log, everyMilliseconds: storeMilliseconds });
  closers.push(technicalLog.close);
  const outside = recordWarnings(log, technicalLog.write);
  const toss = openToss({ log: outside, baseUrl: config.tossUrl });
  const providers = { db, keys, waitMilliseconds: providerWaitMilliseconds };
  const issuers = chooseIssuers(config, { db, clock, toss: toss.cashReceipts });
  const cards = chooseCardProviders(config, { db, clock, toss });
  const carriers = chooseCarriers(config, { db, clock });
  closers.push(carriers.mail.close);
  const app = await buildApp({
    config,
    database,
    connection: source.connection,
    keys,
    gateways: openCardGateways({ ...providers, ...cards }),
    issuers: openReceiptIssuers({ ...providers, ...issuers }),
    carriers,
    storage,
    addresses: chooseAddressSearch(config, { log: outside }),
    businesses: chooseBusinessRegistry(config),
    pages: await building,
    log,
    technicalLog,
    clock,
  });
  closers.push(app.close);
  await app.startWorkers();
  await app.account.listen({ host: config.host, port: config.accountPort });
  await app.hub.listen({ host: config.host, port: config.hubPort });
  printReady({ config, demoAccounts, abandoned: config.databaseUrl ? [] : listAbandoned(), say });
}

try {
  await start(readConfig(process.env));
} catch (error) {
  exitWithMessage(error);
}
