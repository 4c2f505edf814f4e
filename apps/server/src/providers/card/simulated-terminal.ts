import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Db } from '#server/db/database.ts';
import type { CardOutcome, CardProvider, CardRequest } from './card-provider.ts';
import {
  findCharge,
  insertCharge,
  type SimulatedCharge,
  type TerminalMood,
  takeTerminalMood,
} from './simulated-terminal.queries.ts';

export type TerminalTimes = {
  /** Duration of a normal charge. */
  usualMilliseconds: number;
  /** Duration of a LATE answer, which still arrives before the till gives up. */
  lateMilliseconds: number;
  /** When the result of a TIMEOUT can be found: after the till gave up. */
  timeoutMilliseconds: number;
};

export const usualTimes: TerminalTimes = {
  usualMilliseconds: 900,
  lateMilliseconds: 8_000,
  timeoutMilliseconds: 25_000,
};

/** Waits for the terminal's duration; rejects when the signal aborts. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;

const waitForIt: Wait = (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal });

/**
 * Embedded card provider: approves like a terminal on the counter and remembers each intent. `setTerminalMood` makes it
 * decline, answer late, approve only after the till gave up, lose a request, or get a request twice.
 */
export function simulatedTerminal(options: {
  db: Db;
  clock: () => Date;
  times: TerminalTimes;
  wait?: Wait;
}): CardProvider {
  const { db, clock, times, wait = waitForIt } = options;
  const delays: Record<TerminalMood, number> = {
    APPROVE: times.usualMilliseconds,
    DECLINE: times.usualMilliseconds,
    LATE: times.lateMilliseconds,
    TIMEOUT: times.timeoutMilliseconds,
    LOST: times.timeoutMilliseconds,
    TWICE: times.usualMilliseconds,
  };

  async function charge(
    request: CardRequest,
    kind: 'APPROVAL' | 'REFUND',
    signal: AbortSignal,
  ): Promise<CardOutcome> {
    const known = await findCharge(db, request.storeId, request.intentId);
    if (known) return outcomeOf(known);

    const mood = await takeTerminalMood(db, request.storeId);
    if (mood !== 'LOST') {
      const approved = mood !== 'DECLINE';
      const arrive = () =>
        insertCharge(db, {
          storeId: request.storeId,
          intentId: request.intentId,
          kind,
          amountKrw: request.amount,
          approved,
          approvalNumber: approved ? String(randomInt(10_000_000, 100_000_000)) : null,
          answersAt: new Date(clock().getTime() + delays[mood]),
        });
      await Promise.all(mood === 'TWICE' ? [arrive(), arrive()] : [arrive()]);
    }
    await wait(delays[mood], signal);
    const decided = await findCharge(db, request.storeId, request.intentId);
    if (!decided) throw new Error('simulated terminal: request lost');
    return outcomeOf(decided);
  }

  return {
    name: 'simulated-terminal',
    approve: (request, signal) => charge(request, 'APPROVAL', signal),
    refund: (request, signal) => charge(request, 'REFUND', signal),
    async abandon({ storeId, intentId, amount }) {
      const given = { storeId, intentId, kind: 'APPROVAL', amountKrw: amount, approvalNumber: null };
      await insertCharge(db, { ...given, approved: false, answersAt: clock() });
      const known = await findCharge(db, storeId, intentId);
      return known?.approved ? outcomeOf(known) : { status: 'FAILED', failure: 'NOT_RECEIVED' };
    },
    async find({ storeId, intentId }) {
      const known = await findCharge(db, storeId, intentId);
      if (!known) return { status: 'NOT_FOUND' };
      return known.answersAt > clock() ? { status: 'PENDING' } : outcomeOf(known);
    },
  };
}

function outcomeOf({ approved, approvalNumber, answersAt }: SimulatedCharge): CardOutcome {
  if (!approved) return { status: 'FAILED', failure: 'DECLINED' };
  return {
    status: 'APPROVED',
    approvalNumber: approvalNumber ?? '',
    cardNumber: '0000-00**-****-0000',
    cardIssuer: 'SIMULATED',
    at: answersAt,
  };
}
