import { wordsOf } from '@maru/contract/error-words.ts';
import { errors, type Failure } from '@maru/contract/errors.ts';
import type { Language } from '@maru/contract/language.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { retrySecondsOf } from '#server/db/database-unavailable.ts';
import { noteCall } from './call-facts.ts';
import { languageOf } from './make-context.ts';
import { Refusal } from './refusal.ts';

/** Answers every failure: a refusal as such, a broken request as WRONG_FORMAT, anything else as INTERNAL. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = beginFailure(error, request, reply);
  return reply.code(errors[refusal.code].http).send(failureOf(refusal, languageOf(request)));
}

/** Logs a failure and sets the headers of its answer, for callers that send a body of their own. */
export function beginFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): Refusal {
  const refusal = asRefusal(error, request);
  const { code, detail } = refusal;
  noteCall(request, { failure: { code, error } });
  // Deliberate refusals, such as those of a full queue, are not logged: in a flood there are thousands.
  if (refusal !== error && errors[code].http >= 500) request.log.error({ err: error }, 'request failed');

  const wait = errors[code].http === 503 ? (retrySecondsOf(error) ?? 1) : undefined;
  const seconds = (detail as { seconds?: unknown } | undefined)?.seconds ?? wait;
  if (typeof seconds === 'number') reply.header('retry-after', String(seconds));
  reply.header('cache-control', 'no-store');
  return refusal;
}

/** The response body of a refusal. */
export function failureOf({ code, detail, fields }: Refusal, language: Language): Failure {
  const failure = { status: code, message: wordsOf(code, language, detail) };
  return { ...failure, ...(fields && { fields }), ...(detail !== undefined && { detail }) } as Failure;
}

function asRefusal(error: unknown, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error;
  if (isBrokenRequest(error)) return new Refusal('WRONG_FORMAT', undefined, { body: 'wrongFormat' });
  if (retrySecondsOf(error) !== undefined) return new Refusal('UNAVAILABLE');
  return new Refusal('INTERNAL', { requestId: request.id });
}

/** Errors that Fastify itself raises: body too large, not JSON, wrong content type, malformed URL. */
function isBrokenRequest(error: unknown): boolean {
  const { statusCode = 500 } = error as Partial<FastifyError>;
  return statusCode >= 400 && statusCode < 500;
}
