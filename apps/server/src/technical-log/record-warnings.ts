import type { FastifyBaseLogger } from 'fastify';
import { describeError } from '#server/http/log-error.ts';
import type { WriteEntry } from './entry.ts';

type Said = { err?: unknown; provider?: unknown; storeId?: unknown };

/**
 * Wraps a log, so that its warnings and errors about providers, workers and connections are in the technical log too. A
 * request's own log adds only its warnings, because a failure is recorded with the call.
 */
export function recordWarnings(log: FastifyBaseLogger, write: WriteEntry): FastifyBaseLogger {
  return listening(log, write, { errors: true });
}

function listening(
  log: FastifyBaseLogger,
  write: WriteEntry,
  kept: { errors: boolean; requestId?: string },
): FastifyBaseLogger {
  const note = (logLevel: 'WARN' | 'ERROR', said: unknown[]) =>
    write(entryOf(logLevel, said, kept.requestId));
  const own = Object.create(log) as FastifyBaseLogger;
  own.warn = (...said: unknown[]) => {
    (log.warn as (...said: unknown[]) => void)(...said);
    note('WARN', said);
  };
  own.error = (...said: unknown[]) => {
    (log.error as (...said: unknown[]) => void)(...said);
    if (kept.errors) note('ERROR', said);
  };
  own.child = (bindings, options) => {
    const { reqId } = bindings as { reqId?: unknown };
    const isRequest = typeof reqId === 'string';
    return listening(log.child(bindings, options), write, {
      errors: kept.errors && !isRequest,
      ...(isRequest && { requestId: reqId }),
    });
  };
  return own;
}

function entryOf(logLevel: 'WARN' | 'ERROR', said: unknown[], requestId: string | undefined) {
  const fields = (typeof said[0] === 'object' && said[0] !== null ? said[0] : {}) as Said;
  const text = said.find((each) => typeof each === 'string') ?? '';
  const cause = fields.err === undefined ? '' : `: ${describeError(fields.err).message}`;
  const { provider, storeId } = fields;
  return {
    logLevel,
    module: typeof provider === 'string' ? 'providers' : 'server',
    code: typeof provider === 'string' ? 'PROVIDER_FAILED' : 'SERVER_WARNED',
    message: `${text}${cause}`,
    ...(typeof provider === 'string' && { subject: provider }),
    ...(typeof storeId === 'string' && { storeId }),
    ...(requestId !== undefined && { requestId }),
  };
}
