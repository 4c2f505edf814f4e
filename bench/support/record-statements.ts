import type pg from 'pg';

/** A statement as the product sent it. `name`: it was prepared. */
export type Statement = { name?: string; text: string; values: unknown[] };

/** Records what is sent through a pool from now on; `take` returns it and starts over. */
export function recordStatements(pool: pg.Pool) {
  const known = new WeakSet<pg.PoolClient>();
  let statements: Statement[] = [];

  pool.on('acquire', (client) => {
    if (known.has(client)) return;
    known.add(client);
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const recording = (sent: string | { name: string; text: string }, values: unknown[] = []) => {
      const named = typeof sent === 'string' ? { text: sent } : sent;
      statements.push({ ...named, values: values.map(asJson) });
      return query(sent, values);
    };
    client.query = recording as typeof client.query;
  });

  return {
    take(): Statement[] {
      const taken = statements;
      statements = [];
      return taken;
    },
  };
}

function asJson(value: unknown): unknown {
  return Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value;
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[47][0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** The ids made since `start` (Unix time in ms, with which UUIDv7 begin). UUIDv4 are idempotency keys. */
export function idsSince(statements: readonly Statement[], start: number): string[] {
  const ids = new Set(JSON.stringify(statements).match(uuid) ?? []);
  return [...ids].filter((id) => id[14] === '4' || timeOf(id) >= start);
}

function timeOf(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
}

/** The same statements with other ids. */
export function withIds(statements: readonly Statement[], ids: ReadonlyMap<string, string>): Statement[] {
  const pattern = new RegExp([...ids.keys()].join('|'), 'g');
  return JSON.parse(JSON.stringify(statements).replace(pattern, (id) => ids.get(id) ?? id));
}
