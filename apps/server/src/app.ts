import type { PlaceRenderer } from '@maru/contract/place/rendered-place.ts';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { eraseOfStore } from './app-erasing.ts';
import { rulesOfFiles } from './app-files.ts';
import { openAppJobs } from './app-jobs.ts';
import { appLockRoutes } from './app-lock/app-lock.routes.ts';
import { findLock } from './app-lock/find-lock.ts';
import { storePhoneResetRoutes } from './app-lock/phone-reset/phone-reset.routes.ts';
import { registerTrial } from './app-trial.ts';
import { cashReceiptRoutes } from './cash-receipts/cash-receipts.routes.ts';
import type { Config } from './config.ts';
import { contentRoutes } from './content/content.routes.ts';
import { customerRoutes } from './customers/customers.routes.ts';
import { findSaleCustomerBy } from './customers/sale-customer.ts';
import type { Connection, Database } from './db/database.ts';
import { eventLogRoutes } from './event-log/event-log.routes.ts';
import { openFiles } from './files/open-files.ts';
import { registerPublicPictures } from './files/public/register-public-pictures.ts';
import type { Guards } from './guards/guards.ts';
import { createOrigin } from './http/create-origin.ts';
import { openReadiness, registerHealth } from './http/health.ts';
import type { SendPage } from './http/pages.ts';
import { registerReference } from './http/reference.ts';
import { mountRoutes } from './http/route.ts';
import { inquiryRoutes } from './inquiries/inquiries.routes.ts';
import { runDueJobs, startJobs } from './jobs/job-runner.ts';
import { subjectHash } from './keys/hash-subject.ts';
import type { Keys } from './keys/open-keys.ts';
import { liveRoutes } from './live/live.routes.ts';
import { openLiveHub } from './live/live-hub.ts';
import type { MostStreams } from './live/stream-slots.ts';
import { menuRoutes } from './menu/menu.routes.ts';
import type { Carriers } from './messaging/carriers.ts';
import { openMessaging } from './messaging/open-messaging.ts';
import { cashReceiptActs } from './orders/cash-receipts/cash-receipt-acts.ts';
import { issuesWithoutKeys, type ReceiptIssuers } from './orders/cash-receipts/receipt-issuers.ts';
import { demoOrderRoutes, orderRoutes } from './orders/orders.routes.ts';
import { type CardGateways, cardUseOf } from './orders/paying/card/card-gateways.ts';
import { payLinkTokens } from './orders/paying/link/pay-link-tokens.ts';
import { registerPayPages } from './orders/paying/link/pay-pages.ts';
import { registerTossNotices } from './orders/paying/link/toss-notices.ts';
import { providerKeyRoutes } from './payments/provider-keys/provider-keys.routes.ts';
import { openPlacePages } from './place/page/open-place-pages.ts';
import { placeRoutes } from './place/place.routes.ts';
import { registerPlacePages } from './place/visiting/register-place-pages.ts';
import { registerSitemap } from './place/visiting/register-sitemap.ts';
import { pointRoutes } from './points/points.routes.ts';
import { confirmNewEmailBy } from './profile/contact/confirm-new-email.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import type { AddressSearch } from './providers/address/address-search.ts';
import type { BusinessRegistry } from './providers/business/business-registry.ts';
import type { FileStorage } from './providers/storage/file-storage.ts';
import { recoveryRoutes } from './recovery/recovery.routes.ts';
import { queueRevenueMessages } from './sales/message/send-revenue-messages.ts';
import { salesRoutes } from './sales/sales.routes.ts';
import { serviceabilityRoutes } from './serviceability/serviceability.routes.ts';
import { openSignIn } from './sign-in/open-sign-in.ts';
import { signUpRoutes } from './sign-up/sign-up.routes.ts';
import { cancelRevenueMessages } from './store-access/cancel-revenue-messages.ts';
import { findMembership } from './store-access/store-access.queries.ts';
import { storeAccessRoutes } from './store-access/store-access.routes.ts';
import { openSettings } from './store-settings/open-settings.ts';
import { storeSettingRoutes } from './store-settings/store-settings.routes.ts';
import { addressRoutes } from './stores/address/address.routes.ts';
import { adminStoreRoutes } from './stores/admin/admin-stores.routes.ts';
import { businessCheckRoutes } from './stores/business-check/business-check.routes.ts';
import { closingRoutes } from './stores/closing/closing.routes.ts';
import { registrationChangeRoutes } from './stores/registration-change/registration-change.routes.ts';
import { storeRoutes } from './stores/stores.routes.ts';
import type { TechnicalLog } from './technical-log/open-technical-log.ts';
import { recordCalls } from './technical-log/record-calls.ts';
import { recordWarnings } from './technical-log/record-warnings.ts';
import { termsRoutes } from './terms/terms.routes.ts';
import { registerTermsPages } from './terms/terms-pages.ts';
import { isAdmin } from './users/users.queries.ts';
import { userRoutes } from './users/users.routes.ts';
import { phoneSecrets } from './verification/phone-secrets.ts';
import { verificationRoutes } from './verification/verification.routes.ts';

export type AppParts = {
  config: Config;
  database: Database;
  connection: Connection;
  keys: Keys;
  gateways: CardGateways;
  /** Issue cash receipts. */
  issuers: ReceiptIssuers;
  /** Deliver mails and texts. */
  carriers: Carriers;
  /** Address search and business registry (undefined: no checks). */
  addresses: AddressSearch;
  businesses: BusinessRegistry | undefined;
  /** Stores the bytes of uploaded files. */
  storage: FileStorage;
  /** Rendered pages and built files of the two origins. */
  pages: {
    sendPage: SendPage;
    place: PlaceRenderer;
    register(origins: { account: FastifyInstance; hub: FastifyInstance }): Promise<void>;
  };
  log: FastifyBaseLogger;
  technicalLog: TechnicalLog;
  clock: () => Date;
  /** Interval at which a stream checks that its reader is still connected and may still read. */
  heartbeatMilliseconds?: number;
  /** Open streams per user and per address, in this process. */
  mostStreams?: MostStreams;
};

export type App = {
  account: FastifyInstance;
  hub: FastifyInstance;
  /** Starts the workers. Until then queued jobs stay queued. */
  startWorkers(): Promise<void>;
  /** Runs the jobs that are due once, without workers. */
  runDueJobs(): Promise<void>;
  close(): Promise<void>;
};

/** Wires the whole server: foundations, guards, then the routes of every feature on both origins. */
export async function buildApp(parts: AppParts): Promise<App> {
  const { config, database, connection, keys, gateways, carriers, pages, clock } = parts;
  const { write } = parts.technicalLog;
  const log = recordWarnings(parts.log, write);
  const { accountUrl, echoPhoneCode } = config;
  const { db, pool } = database;
  const [pepper] = keys.secrets('pepper');
  const secrets = phoneSecrets(pepper);
  const hashSubject = subjectHash(pepper);
  const signIn = openSignIn({ db, keys, config, log, write, sendPage: pages.sendPage });
  const guards: Guards = {
    verifyAccessToken: signIn.verifyAccessToken,
    isGrantAlive: signIn.isGrantAlive,
    isAdmin: (userId) => isAdmin(db, userId),
    findMembership: (storeId, userId) => findMembership(db, storeId, userId),
    findLock: (storeId, grantId, part) => findLock(db, { storeId, grantId, part, now: clock() }),
  };
  const live = openLiveHub({ db, connection, log });
  const workers: Awaited<ReturnType<typeof startJobs>>[] = [];
  const onCommit = (storeId: string | undefined) => {
    if (storeId) live.changed(storeId);
    for (const worker of workers) worker.changed();
  };

  const messaging = openMessaging({ db, keys, carriers, clock, log });
  const { checkCredentials, forgetFailures, rememberBrowser } = signIn;
  const hubMails = { post: messaging.post, hubUrl: config.hubUrl };
  const passwordParts = {
    post: messaging.post,
    accountUrl,
    checkCredentials,
    forgetFailures,
    rememberBrowser,
  };
  const files = openFiles({ ...parts, db, isAdmin: guards.isAdmin, ...rulesOfFiles(db) });
  const { admit: admitFile } = files;
  const cards = { ...cardUseOf(gateways), issuesWithoutKeys: issuesWithoutKeys(parts.issuers) };
  const routes = [
    ...termsRoutes,
    ...files.routes,
    ...userRoutes({ ...hubMails, cancelRevenueMessages }),
    ...signIn.routes,
    ...verificationRoutes({ post: messaging.post, secrets, accountUrl, echoPhoneCode }),
    ...signUpRoutes({
      ...{ post: messaging.post, accountUrl, hashSubject },
      confirmNewEmail: confirmNewEmailBy(hubMails),
    }),
    ...recoveryRoutes({ ...passwordParts, hashSubject }),
    ...storeRoutes({ admitFile, ...hubMails }),
    ...addressRoutes(parts.addresses),
    ...businessCheckRoutes(parts.businesses),
    ...adminStoreRoutes(hubMails),
    ...closingRoutes(hubMails),
    ...registrationChangeRoutes({ ...hubMails, registry: parts.businesses }),
    ...storeAccessRoutes({ ...hubMails, accountUrl, hashSubject, admitFile, openSettings }),
    ...storeSettingRoutes(cards),
    ...appLockRoutes({ post: messaging.post, accountUrl }),
    ...storePhoneResetRoutes({ post: messaging.post, accountUrl, hubUrl: config.hubUrl }),
    ...profileRoutes({
      ...{ ...passwordParts, hashSubject, hubUrl: config.hubUrl, admitFile, keys },
      ...{ isAdmin: guards.isAdmin, eraseOfStore },
    }),
    ...menuRoutes({ admitFile }),
    ...pointRoutes({ maruChannelId: carriers.kakao?.channelId, prices: config.messagePrices }),
    ...customerRoutes(keys),
    ...providerKeyRoutes({ keys, cards, byName: gateways.byName, environment: config.environment }),
    ...cashReceiptRoutes(cashReceiptActs({ issuers: parts.issuers, keys })),
    ...orderRoutes(gateways, {
      mail: { post: messaging.post, hashSubject },
      links: { accountUrl, tokens: payLinkTokens(keys) },
      findCustomer: findSaleCustomerBy(keys),
    }),
    ...(config.environment === 'trial' ? demoOrderRoutes : []),
    ...liveRoutes(live, guards, parts),
    ...salesRoutes({ hubUrl: config.hubUrl }),
    ...placeRoutes({ admitFile }),
    ...contentRoutes({ isAdmin: guards.isAdmin, admitFile }),
    ...inquiryRoutes({ post: messaging.post, hubUrl: config.hubUrl, keys, hashSubject }),
    ...eventLogRoutes({ post: messaging.post, hubUrl: config.hubUrl, write }),
    ...serviceabilityRoutes,
  ];
  const ready = openReadiness({ db, clock });
  const sources = { db, clock, onCommit, guards, hashKey: pepper };
  const originSettings = { log, trustProxy: config.trustProxy, isHttps: config.environment === 'production' };
  const account = createOrigin(originSettings);
  const hub = createOrigin(originSettings);
  for (const origin of [account, hub]) {
    recordCalls(origin, write);
    registerHealth(origin, ready);
    mountRoutes(origin, routes, sources);
    files.register(origin);
    registerPublicPictures(origin, { db, storage: parts.storage });
    origin.addHook('preClose', async () => live.endStreams());
  }
  mountRoutes(account, signIn.accountRoutes, sources);
  signIn.registerAccount(account);
  signIn.registerHub(hub);
  if (config.environment === 'trial') registerTrial({ account, hub }, { db, sendPage: pages.sendPage });
  registerPayPages(account, { ...parts, db, sendPage: pages.sendPage, onCommit });
  registerTossNotices(account, { db, waitMilliseconds: gateways.waitMilliseconds });
  registerTermsPages(account, { db, clock, sendPage: pages.sendPage });
  registerReference(hub, config);
  const places = openPlacePages({ db, live, clock });
  hub.addHook('onClose', async () => places.close());
  registerPlacePages(hub, { places, renderer: pages.place, hubUrl: config.hubUrl });
  registerSitemap(hub, { db, hubUrl: config.hubUrl });
  await pages.register({ account, hub });

  const { jobs, scheduled } = openAppJobs({
    ...parts,
    ...{ log, db, files, messaging, onCommit, hubUrl: config.hubUrl, accountUrl },
  });
  const work = { db, pool, jobs, scheduled, log, write };
  return {
    account,
    hub,
    async startWorkers() {
      await scheduled['keep-months']?.run();
      await messaging.prepare();
      await queueRevenueMessages(db);
      workers.push(await startJobs(work));
    },
    runDueJobs: () => runDueJobs(work),
    async close() {
      await Promise.all([account.close(), hub.close()]);
      await Promise.all(workers.map((worker) => worker.close()));
      await live.close();
    },
  };
}
