import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Endpoint, type InputOf, type OutputOf, pathKeys, sendsBody } from '@maru/contract/endpoint.ts';
import type { ErrorCode } from '@maru/contract/errors.ts';
import { grantClientToken } from '@maru/contract/sign-in/sign-in.endpoints.ts';
import type { Right, StoreRole } from '@maru/contract/store-access/rights.ts';
import { hash } from '@node-rs/argon2';
import type { Updateable } from 'kysely';
import { type App, type AppParts, buildApp } from '#server/app.ts';
import { newId } from '#server/db/new-id.ts';
import type { DB } from '#server/db/schema.gen.ts';
import { insertEventCounter } from '#server/live/store-events.queries.ts';
import { firstPartyClientId } from '#server/sign-in/clients/client-rules.ts';
import { insertMember } from '#server/store-access/store-access.queries.ts';
import { insertDayStart, insertSettings } from '#server/store-settings/store-settings.queries.ts';
import { insertStore } from '#server/stores/stores.queries.ts';
import { createUser } from '#server/users/create-user.ts';
import { testParts } from './app-parts.ts';
import { addMenu } from './builders/menu-builder.ts';
import { orderBuilders } from './builders/order-builder.ts';
import { pointBuilders } from './builders/point-builder.ts';
import { receiptBuilders } from './builders/receipt-builder.ts';
import { storeBuilders } from './builders/store-builder.ts';
import { makeJobsDue, runJobs } from './builders/terminal-builder.ts';
import { closeAtEnd } from './close-at-end.ts';
import { freshDatabase, type TestDatabase } from './database.ts';
import { mailboxOf } from './mailbox.ts';

const password = 'maru1234!';
/** A hash that is quick to check, because tests sign in thousands of times before they reach their subject. */
const quick = { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 } as const;
/** A Friday at noon in Seoul. */
const noon = '2026-11-20T12:00:00+09:00';

export type Person = { id: string; username: string; token: string };
/** The caller of an endpoint. */
export type Caller = Partial<Person> & Pick<Person, 'token'>;
export type StoreOver = {
  name?: string;
  applicationStatus?: string;
  settings?: object;
  /** Minutes after midnight. */
  dayStart?: number;
} & Omit<Updateable<DB['stores']>, 'id' | 'name' | 'applicationStatus'>;
export type Answer<T> = {
  http: number;
  status: 'OK' | ErrorCode;
  response: T;
  message?: string;
  fields?: Record<string, string>;
  detail?: unknown;
  headers: Record<string, string | string[] | number | undefined>;
};

async function openServer(database: TestDatabase) {
  const { db } = database;
  const clock = { now: new Date(noon) };
  const filesFolder = join(tmpdir(), `maru-files-${newId()}`);
  closeAtEnd(() => rm(filesFolder, { recursive: true, force: true }));
  const { parts, terminal, issuer } = await testParts(database, { clock: () => clock.now, filesFolder });
  const { config, keys, gateways, storage, carriers } = parts;
  const { app, call } = await instance();
  const passwordHash = await hash(password, quick);

  /** Another instance of the server on the same database. */
  async function instance(over: Partial<AppParts> = {}) {
    const app = await buildApp({ ...parts, ...over });
    closeAtEnd(() => app.close());
    return { app, call: callThrough(app) };
  }

  async function signIn(username: string): Promise<string> {
    const basic = Buffer.from(`${firstPartyClientId}:${keys.secrets('first-party-client')[0]}`).toString(
      'base64',
    );
    const response = await app.account.inject({
      method: 'POST',
      url: '/oauth/token',
      headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ grant_type: 'password', username, password }).toString(),
    });
    return response.json<{ access_token: string }>().access_token;
  }

  async function person(over: { name?: string; admin?: boolean } = {}): Promise<Person> {
    const username = `${newId()}@maru.test`;
    const id = await createUser(db, {
      username,
      name: '김마루',
      passwordHash,
      emailVerifiedAt: new Date(),
      ...over,
    });
    return { id, username, token: await signIn(username) };
  }

  /** An anonymous CLIENT token, as pages of the account area get it. */
  async function clientToken(): Promise<Caller> {
    const headers = { origin: config.accountUrl, 'content-type': 'application/json' };
    const url = grantClientToken.path;
    const response = await app.account.inject({ method: 'POST', url, headers, payload: {} });
    return { token: response.json<{ response: { accessToken: string } }>().response.accessToken };
  }

  /** Ends all sign-ins of a person. */
  async function endGrants({ id }: { id: string }) {
    await db.deleteFrom('signInRecords').where('accountId', '=', id).execute();
  }

  async function store(over: StoreOver = {}) {
    const id = newId();
    const { settings = {}, dayStart, ...row } = over;
    await db.transaction().execute(async (tx) => {
      await insertStore(tx, { id, name: '마루 시험점', applicationStatus: 'APPROVED', ...row });
      await insertSettings(tx, { storeId: id, ...settings });
      await insertEventCounter(tx, id);
      if (dayStart !== undefined) await insertDayStart(tx, { storeId: id, validFrom: new Date(0), dayStart });
    });
    return { id };
  }

  async function memberOf(storeId: string, role: StoreRole, rights: readonly Right[] = []) {
    const user = await person();
    await db.transaction().execute((tx) => insertMember(tx, { storeId, userId: user.id, role, rights }));
    return user;
  }

  return {
    ...database,
    app,
    carriers,
    clock,
    config,
    gateways,
    terminal: terminal.provider,
    /** File names in a folder of the storage. */
    filesBelow: (folder: string) => readdir(join(filesFolder, folder)).catch(() => []),
    keys,
    storage,
    technicalLog: parts.technicalLog,
    call,
    instance,
    person,
    signIn,
    clientToken,
    endGrants,
    store,
    ownerOf: ({ id }: { id: string }) => memberOf(id, 'OWNER'),
    staffOf: ({ id }: { id: string }, rights: readonly Right[] = ['ORDER']) => memberOf(id, 'STAFF', rights),
    addMenu: (storeId: string) => addMenu(db, storeId),
    ...terminal.builders,
    ...issuer.builders,
    issuers: parts.issuers,
    runJobs: () => runJobs(app, db),
    makeJobsDue: () => makeJobsDue(db),
    mailbox: mailboxOf(db, () => runJobs(app, db)),
  };
}

export type Server = Awaited<ReturnType<typeof openServer>>;

/**
 * The whole server on a database of this test file, with builders that fill in defaults. Business time does not pass
 * unless a test sets `clock.now`.
 */
export async function openShop(database?: TestDatabase) {
  const server = await openServer(database ?? (await freshDatabase()));
  const orders = orderBuilders(server);
  const receipts = receiptBuilders({ ...server, ...orders });
  return { ...server, ...orders, ...receipts, ...storeBuilders(server), ...pointBuilders(server) };
}

export type Shop = Awaited<ReturnType<typeof openShop>>;

/** Calls an endpoint of this instance like a browser. Creates an idempotency key if the endpoint needs one. */
function callThrough(app: App) {
  return async function call<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    as?: Caller,
    options: { key?: string; language?: string; headers?: Record<string, string>; from?: string } = {},
  ): Promise<Answer<OutputOf<E>>> {
    const { url, rest } = address(endpoint, input as Record<string, unknown>);
    const response = await app.hub.inject({
      method: endpoint.method,
      url: sendsBody(endpoint) ? url : `${url}?${query(rest)}`,
      headers: {
        ...(as && { authorization: `Bearer ${as.token}` }),
        ...(endpoint.idempotent && { 'idempotency-key': options.key ?? newId() }),
        ...(options.language && { devicelanguage: options.language }),
        ...options.headers,
      },
      ...(sendsBody(endpoint) && { payload: rest }),
      ...(options.from !== undefined && { remoteAddress: options.from }),
    });
    // 204 has no body.
    const body = response.body === '' ? { status: 'OK' } : response.json();
    return { http: response.statusCode, headers: response.headers, ...body };
  };
}

/** The URL of a call, and the remaining input for query or body. */
export function address(endpoint: Endpoint, input: Record<string, unknown>) {
  const inPath = pathKeys(endpoint);
  const url = inPath.reduce(
    (path, key) => path.replace(`:${key}`, encodeURIComponent(String(input[key]))),
    endpoint.path as string,
  );
  const rest = Object.entries(input).filter(([key]) => !inPath.includes(key));
  return {
    url,
    rest: Object.fromEntries(rest.map(([key, value]) => [endpoint.wireNames?.[key] ?? key, value])),
  };
}

function query(values: Record<string, unknown>): string {
  const pairs = Object.entries(values).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => [key, String(one)]),
  );
  return new URLSearchParams(pairs).toString();
}
