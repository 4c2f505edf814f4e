import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { ProviderFailure } from '@maru/contract/payments/provider-failures.ts';
import type { Db } from '#server/db/database.ts';
import type { CashReceiptIssuer, IssueOutcome, IssueRequest } from './cash-receipt-issuer.ts';
import {
  cancelSimulatedReceipt,
  findSimulatedReceipt,
  type IssuerMood,
  insertSimulatedReceipt,
  type SimulatedReceipt,
  takeIssuerMood,
} from './simulated-issuer.queries.ts';

export type IssuerTimes = {
  usualMilliseconds: number;
  /** Duration of a LATE answer, which still arrives before the till gives up. */
  lateMilliseconds: number;
  /** When the result of a TIMEOUT can be found: after the till gave up. */
  timeoutMilliseconds: number;
  /** Milliseconds from the answer until the tax office confirms or rejects. */
  confirmMilliseconds: number;
};

export const usualIssuerTimes: IssuerTimes = {
  usualMilliseconds: 700,
  lateMilliseconds: 8_000,
  timeoutMilliseconds: 25_000,
  confirmMilliseconds: 10_000,
};

type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;
const waitForIt: Wait = (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal });

/** Failures that screens have words for. */
const refused = { number: 'IDENTIFIER_REFUSED', request: 'REFUSED' } satisfies Record<
  string,
  ProviderFailure
>;

/** Numbers with these last digits always get this mood, so that a trial can show it. */
const moodOfEnd: Readonly<Record<string, IssuerMood>> = {
  '0000': 'REJECT',
  '8888': 'DECLINE',
  '9999': 'TIMEOUT',
};

/**
 * Embedded issuer: gives a receipt an approval number of nine digits, and confirms it some seconds later. It remembers
 * every receipt. `setIssuerMood`, or the end of a number, make it refuse, answer late or not at all, or reject later.
 */
export function simulatedIssuer(options: {
  db: Db;
  clock: () => Date;
  times: IssuerTimes;
  wait?: Wait;
}): CashReceiptIssuer {
  const { db, clock, times, wait = waitForIt } = options;
  const later = (milliseconds: number) => new Date(clock().getTime() + milliseconds);
  const delays: Record<IssuerMood, number> = {
    ISSUE: times.usualMilliseconds,
    DECLINE: times.usualMilliseconds,
    REJECT: times.usualMilliseconds,
    LATE: times.lateMilliseconds,
    TIMEOUT: times.timeoutMilliseconds,
    LOST: times.timeoutMilliseconds,
  };

  async function store(request: IssueRequest, mood: IssuerMood) {
    const answersAt = later(delays[mood]);
    await insertSimulatedReceipt(db, {
      storeId: request.storeId,
      receiptId: request.receiptId,
      approvalNumber: mood === 'DECLINE' ? null : String(randomInt(100_000_000, 1_000_000_000)),
      failure: mood === 'DECLINE' ? refused.number : null,
      amountKrw: request.amount,
      isRejected: mood === 'REJECT',
      answersAt,
      confirmsAt: new Date(answersAt.getTime() + times.confirmMilliseconds),
      cancelId: null,
      cancelledAt: null,
    });
  }

  return {
    name: 'simulated-issuer',
    async issue(request, signal) {
      const known = await findSimulatedReceipt(db, request);
      if (known) return outcomeOf(known, clock());
      const asked = await takeIssuerMood(db, request.storeId);
      const mood = asked === 'ISSUE' ? (moodOfEnd[request.identifier.slice(-4)] ?? asked) : asked;
      if (mood !== 'LOST') await store(request, mood);
      await wait(delays[mood], signal);
      const stored = await findSimulatedReceipt(db, request);
      if (!stored) throw new Error('simulated issuer: request lost');
      return outcomeOf(stored, clock());
    },
    async cancel(request, signal) {
      const known = await findSimulatedReceipt(db, request);
      if (!known || known.approvalNumber === null) return { status: 'FAILED', failure: refused.request };
      if (known.cancelledAt) return { status: 'CANCELLED' };
      const mood = await takeIssuerMood(db, request.storeId);
      if (mood === 'DECLINE') return { status: 'FAILED', failure: refused.request };
      if (mood !== 'LOST') await cancelSimulatedReceipt(db, request, clock());
      await wait(delays[mood], signal);
      if (mood === 'LOST') throw new Error('simulated issuer: request lost');
      return { status: 'CANCELLED' };
    },
    async find(request) {
      const known = await findSimulatedReceipt(db, request);
      if (!known) return { status: 'NOT_FOUND' };
      if (known.answersAt > clock()) return { status: 'PENDING' };
      return known.cancelledAt ? { status: 'CANCELLED' } : outcomeOf(known, clock());
    },
  };
}

function outcomeOf(
  { receiptId, approvalNumber, failure, isRejected, confirmsAt }: SimulatedReceipt,
  now: Date,
): IssueOutcome {
  if (approvalNumber === null) return { status: 'FAILED', failure: failure ?? refused.number };
  if (now < confirmsAt) return { status: 'ISSUED', issuerKey: receiptId, approvalNumber };
  if (isRejected) return { status: 'REJECTED', failure: refused.request };
  return { status: 'CONFIRMED', issuerKey: receiptId, approvalNumber };
}
