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
export function tillTimeout({ waitMilliseconds }: CardDesk): AbortSignal {
  return AbortSignal.timeout(waitMilliseconds);
}

/** Asks the provider until `tillSignal` aborts; then the outcome is unknown. */
export async function askForApproval({ provider }: CardDesk, request: CardRequest, tillSignal: AbortSignal) {
  return orUnknown(tillSignal, () => provider.approve(request, tillSignal));
}

export async function askForRefund(
  { provider }: CardDesk,
  request: CardRefundRequest,
  tillSignal: AbortSignal,
) {
  return orUnknown(tillSignal, () => provider.refund(request, tillSignal));
}

/** After any failure the provider may still have acted, so only its own answer decides. */
async function orUnknown(
  tillSignal: AbortSignal,
  ask: () => Promise<CardOutcome>,
): Promise<CardOutcome | Unknown> {
  if (tillSignal.aborted) return unknown;
  const late = new Promise<Unknown>((resolve) => {
    tillSignal.addEventListener('abort', () => resolve(unknown), { once: true });
  });
  return Promise.race([ask().catch(() => unknown), late]);
}
