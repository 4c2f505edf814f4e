import pino from 'pino';

/** Settings for all logs of the program. */
export const logSettings = { serializers: { err: describeError } };

/**
 * Describes an error for the log by an allow-list of fields, because PostgreSQL errors contain whole rows, and so
 * personal data, in `detail` and `where`.
 */
export function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { type, message, stack } = pino.stdSerializers.err(error);
  const { code, constraint, table } = error as { code?: string; constraint?: string; table?: string };
  return { type, message, code, constraint, table, stack };
}
