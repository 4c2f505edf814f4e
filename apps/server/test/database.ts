import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '#server/db/database.ts';
import { closeAtEnd } from './close-at-end.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The test cluster, with superuser access; `template` is a migrated database. */
    cluster: { host: string; port: number; user: string; database: string; template: string };
  }
}

/** A connection to the cluster: socket folder, user and database. */
export type TestConnection = { host: string; port: number; user: string; database: string };

export type TestDatabase = Database & { connection: TestConnection };

/** A migrated database for this test file, dropped when the file ends; with `isEmpty` it is not migrated. */
export async function freshDatabase({ isEmpty = false } = {}): Promise<TestDatabase & { name: string }> {
  const { template, ...admin } = inject('cluster');
  const name = `t_${randomUUID().slice(0, 8)}`;
  const from = isEmpty ? '' : `template ${template} strategy file_copy`;
  await withAdmin(admin, `create database ${name} ${from}`);
  const connection = { ...admin, database: name };
  const database = openDatabase({ connection, maximum: 24, onError: () => {} });
  closeAtEnd(async () => {
    await database.close();
    await withAdmin(admin, `drop database ${name} with (force)`);
  });
  return { ...database, connection, name };
}

async function withAdmin(connection: pg.ClientConfig, statement: string) {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(statement);
  await client.end();
}
