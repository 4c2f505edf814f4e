import type { NewJob } from '#server/jobs/jobs.queries.ts';
import type { TransactionRecord } from '#server/payments/payment-records.ts';
import type {
  CardOutcome,
  CardProvider,
  CardRefundRequest,
  CardRequest,
} from '#server/providers/card/card-provider.ts';

/** For acts that charge cards: the provider, and how long a till waits for it. Undefined if cards cannot be charged. */
export type CardDesk = { provider: CardProvider; waitMilliseconds: number };

/** The provider for new transactions, and the job that settles each. */
export type Asking = { provider: string; jobOf: (transaction: TransactionRecord) => NewJob };

type Unknown = { status: 'UNKNOWN' };
const unknown: Unknown = { status: 'UNKNOWN' };

/**
 * Aborts when the till stops waiting. Create it before the intent, so that nobody is charged after the till gave up.
 */
export function patienceOf({ waitMilliseconds }: CardDesk): AbortSignal {
  return AbortSignal.timeout(waitMilliseconds);
}

/** Asks the provider until `patience` ends; then the outcome is unknown. */
export async function askForApproval({ provider }: CardDesk, request: CardRequest, patience: AbortSignal) {
  return orUnknown(patience, () => provider.approve(request, patience));
}

export async function askForRefund(
  { provider }: CardDesk,
  request: CardRefundRequest,
  patience: AbortSignal,
) {
  return orUnknown(patience, () => provider.refund(request, patience));
}

/** After any failure the provider may still have acted, so only its own answer decides. */
async function orUnknown(
  patience: AbortSignal,
  ask: () => Promise<CardOutcome>,
): Promise<CardOutcome | Unknown> {
  if (patience.aborted) return unknown;
  const late = new Promise<Unknown>((resolve) => {
    patience.addEventListener('abort', () => resolve(unknown), { once: true });
  });
  return Promise.race([ask().catch(() => unknown), late]);
}
