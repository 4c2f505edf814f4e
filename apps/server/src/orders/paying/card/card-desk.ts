import type { NewJob } from '#server/jobs/jobs.queries.ts';
import type { TransactionRecord } from '#server/payments/payment-records.ts';
import type {
  CardOutcome,
  CardProvider,
  CardRefundRequest,
  CardRequest,
} from '#server/providers/card/card-provider.ts';

/** What acts that charge cards need: the provider and how long a till waits for it. None where cards cannot be charged. */
export type CardDesk = { provider: CardProvider; waitMilliseconds: number };

/** Who is asked about new transactions, and the job that sees each to its outcome. */
export type Asking = { provider: string; jobOf: (transaction: TransactionRecord) => NewJob };

type Unknown = { status: 'UNKNOWN' };
const unknown: Unknown = { status: 'UNKNOWN' };

/** Ends when the till no longer waits; taken before the intent, so that nobody is charged after it was given up. */
export function patienceOf({ waitMilliseconds }: CardDesk): AbortSignal {
  return AbortSignal.timeout(waitMilliseconds);
}

/** Asks the provider for as long as there is patience; then the outcome is unknown. */
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

/** Whatever went wrong between us and the provider, it may have acted: only its own word decides. */
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
