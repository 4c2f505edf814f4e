import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from './schema.gen.ts';

export type Db = Kysely<DB>;
export type Tx = Transaction<DB>;
/** For queries that may run inside a transaction or alone. */
export type DbOrTx = Db | Tx;

export type Connection =
  | { connectionString: string }
  | { host: string; user: string; database: string; port?: number };

/** bigint carries won and counters: a checked safe integer in the program. */
pg.types.setTypeParser(pg.types.builtins.INT8, (value) => {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`bigint out of range: ${value}`);
  return number;
});
/** A business date stays the text it is: no time zone may shift it. */
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);

export type Database = { db: Db; pool: pg.Pool; close(): Promise<void> };

/** Opens a pool. `onError` hears of connections that break while idle; the next query opens new ones. */
export function openDatabase(options: {
  connection: Connection;
  maximum: number;
  onError: (error: Error) => void;
}): Database {
  const pool = new pg.Pool({
    ...options.connection,
    max: options.maximum,
    connectionTimeoutMillis: 5_000,
    // A connection that died without a word must not hold a request for ever.
    keepAlive: true,
    query_timeout: 35_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
  });
  pool.on('error', options.onError);
  pool.on('connect', (client) => client.on('error', options.onError));
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  return { db, pool, close: () => db.destroy() };
}
