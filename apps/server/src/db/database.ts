import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { preparing } from './prepared.ts';
import type { DB } from './schema.gen.ts';

export type Db = Kysely<DB>;
export type Tx = Transaction<DB>;
/** For queries that run inside or outside a transaction. */
export type DbOrTx = Db | Tx;

export type Connection =
  | { connectionString: string }
  | { host: string; user: string; database: string; port?: number };

/** bigint columns hold KRW amounts and counters; parse them to safe integers. */
pg.types.setTypeParser(pg.types.builtins.INT8, (value) => {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`bigint out of range: ${value}`);
  return number;
});
/** Dates stay text, so that no time zone can shift a business date. */
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);

export type Database = { db: Db; pool: pg.Pool; close(): Promise<void> };

type Timeouts = Pick<
  pg.PoolConfig,
  'query_timeout' | 'statement_timeout' | 'lock_timeout' | 'idle_in_transaction_session_timeout'
>;

const ofRequests: Timeouts = {
  query_timeout: 35_000,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 60_000,
};

/** Opens a pool. `onError` gets errors of idle connections; the next query opens new ones. */
export function openDatabase(options: {
  connection: Connection;
  maximum: number;
  onError: (error: Error) => void;
  timeouts?: Timeouts;
}): Database {
  const pool = new pg.Pool({
    ...options.connection,
    max: options.maximum,
    connectionTimeoutMillis: 5_000,
    // A silently dead connection must not block a request forever.
    keepAlive: true,
    ...(options.timeouts ?? ofRequests),
  });
  pool.on('error', options.onError);
  pool.on('connect', (client) => client.on('error', options.onError));
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: preparing(pool) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  return { db, pool, close: () => db.destroy() };
}
