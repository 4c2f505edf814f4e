import { codeOf } from './in-transaction.ts';

/** Driver and SQLSTATE codes of a database that is away, starting, stopping or out of connections. */
const away = /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND|08\w{3}|57P0[1-5]|53300|25P03)$/;
const awayWords = /Connection terminated|timeout exceeded when trying to connect|Client has encountered/;
/**
 * SQLSTATE: disk full, out of memory, limit of the configuration exceeded, read-only (a standby, or out of space). The
 * disk of the uploaded files has codes of its own for it.
 */
const full = /^(53100|53200|53400|25006|ENOSPC|EDQUOT)$/;

/** Seconds after which to retry what failed because database or disk cannot do it now; undefined for other failures. */
export function retrySecondsOf(error: unknown): number | undefined {
  const code = codeOf(error) ?? '';
  if (full.test(code)) return 10;
  return away.test(code) || awayWords.test((error as Error | undefined)?.message ?? '') ? 1 : undefined;
}
