import { codeOf } from './in-transaction.ts';

/** Driver and SQLSTATE codes of a database that is unreachable, starting, stopping or out of connections. */
const away = /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND|08\w{3}|57P0[1-5]|53300|25P03)$/;
const awayWords = /Connection terminated|timeout exceeded when trying to connect|Client has encountered/;
/**
 * SQLSTATE: disk full, out of memory, configured limit exceeded, read-only (a standby, or out of space). The disk of
 * the uploaded files reports ENOSPC and EDQUOT.
 */
const full = /^(53100|53200|53400|25006|ENOSPC|EDQUOT)$/;

/**
 * Retry-After in seconds if the database or the disk is temporarily unavailable; undefined for other failures.
 */
export function retrySecondsOf(error: unknown): number | undefined {
  const code = codeOf(error) ?? '';
  if (full.test(code)) return 10;
  return away.test(code) || awayWords.test((error as Error | undefined)?.message ?? '') ? 1 : undefined;
}
