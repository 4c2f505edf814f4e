import { wordsOf } from '@maru/contract/error-words.ts';
import { type ErrorCode, errors, type Failure, type FieldCode } from '@maru/contract/errors.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { retrySecondsOf } from '#server/db/database-unavailable.ts';
import { languageOf } from './make-context.ts';
import { Refusal } from './refusal.ts';

/** Every failure leaves through here: a refusal as it is, a broken request as WRONG_FORMAT, the rest as INTERNAL. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = asRefusal(error, request);
  const { code, detail, fields } = refusal;
  if (code === 'INTERNAL' || code === 'UNAVAILABLE') request.log.error({ err: error }, 'failed');

  const { http } = errors[code];
  const wait = http === 503 ? (retrySecondsOf(error) ?? 1) : undefined;
  const seconds = (detail as { seconds?: unknown } | undefined)?.seconds ?? wait;
  if (typeof seconds === 'number') reply.header('retry-after', String(seconds));
  return reply
    .code(http)
    .header('cache-control', 'no-store')
    .send(body(code, detail, fields, request));
}

function body(
  code: ErrorCode,
  detail: unknown,
  fields: Record<string, FieldCode> | undefined,
  request: FastifyRequest,
) {
  const failure = { status: code, message: wordsOf(code, languageOf(request), detail) };
  return { ...failure, ...(fields && { fields }), ...(detail !== undefined && { detail }) } as Failure;
}

function asRefusal(error: unknown, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error;
  if (isBrokenRequest(error)) return new Refusal('WRONG_FORMAT', undefined, { body: 'wrongFormat' });
  if (retrySecondsOf(error) !== undefined) return new Refusal('UNAVAILABLE');
  return new Refusal('INTERNAL', { requestId: request.id });
}

/** What Fastify itself refuses: too large, not JSON, wrong content type, broken address. */
function isBrokenRequest(error: unknown): boolean {
  const { statusCode = 500 } = error as Partial<FastifyError>;
  return statusCode >= 400 && statusCode < 500;
}
