import type {
  CardOutcome,
  CardProvider,
  CardRefundRequest,
  CardRequest,
} from '#server/providers/card/card-provider.ts';

/** What acts that charge cards need: the provider and how long a till waits for it. */
export type CardDesk = { provider: CardProvider; waitMilliseconds: number };

/** Asks the provider and waits no longer than the till may wait; then the outcome is unknown. */
export async function askForApproval(desk: CardDesk, request: CardRequest) {
  return orUnknown(desk, (signal) => desk.provider.approve(request, signal));
}

export async function askForRefund(desk: CardDesk, request: CardRefundRequest) {
  return orUnknown(desk, (signal) => desk.provider.refund(request, signal));
}

/** Whatever went wrong between us and the provider, it may have acted: only its own word decides. */
async function orUnknown(
  { waitMilliseconds }: CardDesk,
  ask: (signal: AbortSignal) => Promise<CardOutcome>,
): Promise<CardOutcome | { status: 'UNKNOWN' }> {
  const signal = AbortSignal.timeout(waitMilliseconds);
  const late = new Promise<{ status: 'UNKNOWN' }>((resolve) => {
    signal.addEventListener('abort', () => resolve({ status: 'UNKNOWN' }), { once: true });
  });
  return Promise.race([ask(signal).catch(() => ({ status: 'UNKNOWN' }) as const), late]);
}
