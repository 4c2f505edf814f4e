import type { Db, Tx } from './database.ts';

const tries = 4;
/** Serialization failure and deadlock: PostgreSQL rolled back the transaction, and it can be retried. */
const runAgain = new Set(['40001', '40P01']);

/** Runs `write` in a transaction and retries it after a deadlock or a serialization failure. */
export async function inTransaction<T>(db: Db, write: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(write);
    } catch (error) {
      if (attempt === tries || !runAgain.has(codeOf(error) ?? '')) throw error;
    }
  }
}

/** Reads in one snapshot, so that the results of several statements agree. */
export async function inSnapshot<T>(db: Db, read: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}

/** SQLSTATE or driver code of an error, if it has one. */
export function codeOf(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? code : undefined;
}

/** Whether an error is a violation of the named unique constraint. */
export function violates(error: unknown, constraint: string): boolean {
  return codeOf(error) === '23505' && (error as { constraint?: string }).constraint === constraint;
}
