import type { FastifyBaseLogger } from 'fastify';
import { TossUndecided } from './toss-calls.ts';

type Facts = Readonly<Record<string, string | number | null | undefined>>;

/**
 * Compares an answer with what was asked for. If they differ, the answer is about something else: it decides nothing,
 * and an operator has to look, so it is logged. Facts are ids, amounts and statuses, never keys or identifiers.
 */
export function checkFit(
  log: FastifyBaseLogger,
  about: string,
  { expected, got }: { expected: Facts; got: Facts },
) {
  const differing = Object.keys(expected).filter((name) => expected[name] !== got[name]);
  if (differing.length === 0) return;
  log.warn({ provider: 'toss', about, differing, expected, got }, 'an answer does not fit its request');
  throw new TossUndecided(`toss: the answer about ${about} differs in ${differing.join(', ')}`);
}
