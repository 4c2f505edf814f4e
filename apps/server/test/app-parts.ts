import pino from 'pino';
import type { AppParts } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Connection, Database } from '#server/db/database.ts';
import { logSettings } from '#server/http/log-error.ts';
import { openKeys } from '#server/keys/open-keys.ts';
import { templatesToRegister } from '#server/messaging/kakao/our-templates.ts';
import { embeddedAddressSearch } from '#server/providers/address/embedded-address-search.ts';
import { embeddedRegistry } from '#server/providers/business/embedded-registry.ts';
import { devMailboxMail, devMailboxSms } from '#server/providers/dev-mailbox/dev-mailbox-carriers.ts';
import { devMailboxKakao } from '#server/providers/dev-mailbox/dev-mailbox-kakao.ts';
import { diskStorage } from '#server/providers/storage/disk-storage.ts';
import { openTechnicalLog } from '#server/technical-log/open-technical-log.ts';
import { issuerOf } from './builders/issuer-builder.ts';
import { terminalOf } from './builders/terminal-builder.ts';
import { plainPlace } from './plain-place.ts';

/**
 * The parts of a test server: no pages, and a terminal that answers immediately. All instances accept each other's
 * tokens.
 */
export async function testParts(
  database: Database & { connection: Connection },
  { clock, filesFolder }: { clock: () => Date; filesFolder: string },
) {
  const terminal = terminalOf(database.db);
  const keys = await openKeys(database.db, 'a master key of tests, of no use elsewhere');
  const issuer = issuerOf(database.db, keys);
  const log = pino({ ...logSettings, level: process.env.TEST_LOG ?? 'silent' });
  const parts = {
    config: readConfig({ ACCOUNT_PORT: '3000', HUB_PORT: '3001', LOG_LEVEL: 'silent' }),
    database,
    connection: database.connection,
    keys,
    gateways: terminal.gatewaysOf(keys),
    issuers: issuer.builders.receiptIssuers(issuer.issuer),
    carriers: {
      mail: devMailboxMail(database.db),
      sms: devMailboxSms(database.db),
      kakao: devMailboxKakao(database.db, templatesToRegister()),
    },
    addresses: embeddedAddressSearch,
    businesses: embeddedRegistry,
    storage: diskStorage({ root: filesFolder, secrets: keys.secrets('file-link'), clock }),
    pages: {
      sendPage: async (_request, reply) => reply.code(404).send(),
      place: plainPlace,
      register: async () => {},
    },
    log,
    technicalLog: openTechnicalLog({ db: database.db, clock, log }),
    clock,
  } satisfies AppParts;
  return { parts, terminal, issuer };
}
