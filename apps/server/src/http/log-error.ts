import pino from 'pino';

/** The settings of every log of this program. */
export const logSettings = { serializers: { err: describeError } };

/**
 * What a log line says of a failure. Only what is named here: PostgreSQL's errors carry whole rows in `detail` and
 * `where`, and with them people's data.
 */
export function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { type, message, stack } = pino.stdSerializers.err(error);
  const { code, constraint, table } = error as { code?: string; constraint?: string; table?: string };
  return { type, message, code, constraint, table, stack };
}
