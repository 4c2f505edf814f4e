import { type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import type pg from 'pg';

const mark = '/* prepared */';

/**
 * Marks a statement of the hottest calls: each connection parses and plans it once and then runs it by name.
 * Its text must not vary, because a connection keeps a prepared statement for every text. A read names its
 * columns instead of `*`, because PostgreSQL refuses a prepared statement whose result columns have changed.
 */
export const prepared = sql.raw(mark);

/** The names of the statements in this process, by text. Each connection prepares a statement at its first use. */
const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? `prepared_${names.size + 1}`;
  names.set(text, name);
  return name;
}

/** The pool for Kysely, which cannot name statements itself. */
export function preparing(pool: pg.Pool): PostgresPool {
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();

  function wrap(client: pg.PoolClient): PostgresPoolClient {
    const query = (text: string, values: readonly unknown[]) =>
      client.query(text.includes(mark) ? { name: nameOf(text), text } : text, [...values]);
    return {
      query: query as unknown as PostgresPoolClient['query'],
      release: (destroy?: boolean) => client.release(destroy),
    };
  }

  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      const known = wrapped.get(client) ?? wrap(client);
      wrapped.set(client, known);
      return known;
    },
  };
}
