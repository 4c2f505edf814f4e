import type { Db, Tx } from './database.ts';

const tries = 4;
/** Serialization failure, deadlock: PostgreSQL undid the transaction and asks to run it again. */
const runAgain = new Set(['40001', '40P01']);

/** Runs `write` in a transaction, again when PostgreSQL chose it as the victim of a deadlock. */
export async function inTransaction<T>(db: Db, write: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(write);
    } catch (error) {
      if (attempt === tries || !runAgain.has(codeOf(error) ?? '')) throw error;
    }
  }
}

/** Reads of one moment: what several statements see agrees, whatever is committed meanwhile. */
export async function inSnapshot<T>(db: Db, read: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}

/** SQLSTATE or the driver's code of a failure, if it has one. */
export function codeOf(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? code : undefined;
}

/** Whether a write met the named unique constraint. */
export function violates(error: unknown, constraint: string): boolean {
  return codeOf(error) === '23505' && (error as { constraint?: string }).constraint === constraint;
}
