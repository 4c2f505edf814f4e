import { leastByLink } from '@maru/contract/payments/least-by-link.ts';
import type { PayHint, ShownPayPage, ShownPayState } from '@maru/contract/rendered-page.ts';
import { heldByAll, leftToPay, type WholeOrder } from '#server/orders/order-records.ts';
import { presentOrder } from '#server/orders/present-order.ts';
import type { TransactionRecord } from '#server/payments/payment-records.ts';
import { isUndecided } from '#server/payments/with-outcome.ts';
import type { FoundLink } from './pay-links.queries.ts';
import { contentsOf, shownLines } from './shown-contents.ts';

type Seen = { link: FoundLink; whole: WholeOrder; now: Date; hasCheckout: boolean };

/** What a guest sees behind a link; undefined if it has ended. `hint`: why they came back, read from the address. */
export function payPageOf(seen: Seen, hint: PayHint | null = null): ShownPayPage | undefined {
  const { link, whole } = seen;
  const { order, payments } = whole;
  const charges = chargesOf(seen);
  const counted = charges.filter((row) => isUndecided(row) || row.status === 'APPROVED');
  const state = stateOf(seen, charges);
  if (state === undefined) return undefined;

  const left = Math.max(0, leftToPay(order, payments));
  const last = charges.at(-1);
  const amount = counted.length > 0 ? counted.reduce((sum, row) => sum + movedBy(row), 0) : left;
  const returned = returnedOf(whole, counted);
  const isReturned = state === 'PAID' && returned.givenBack + returned.goingBack >= amount;
  return {
    state: isReturned ? 'RETURNED' : state,
    storeName: link.storeName,
    orderNumber: order.orderNumber,
    lines: shownLines(whole),
    contents: contentsOf(whole),
    total: order.totalKrw,
    paid: heldByAll(payments),
    amount,
    ...returned,
    hint: hint ?? (last?.status === 'FAILED' ? 'NOT_PAID' : null),
  };
}

function stateOf(
  { link, whole, now, hasCheckout }: Seen,
  charges: readonly TransactionRecord[],
): ShownPayState | undefined {
  const { order, payments } = whole;
  if (charges.some(isUndecided)) return 'CONFIRMING';
  if (charges.some(({ status }) => status === 'APPROVED')) return 'PAID';
  if (!isLive(link, now)) return undefined;
  if (order.status === 'CANCELLED') return 'CANCELLED';
  const left = leftToPay(order, payments);
  if (order.status === 'CLOSED' || left <= 0) return 'ALREADY_PAID';
  if (!hasCheckout || left < leastByLink) return 'CLOSED';
  return order.pending ? 'WAITING' : 'PAYABLE';
}

export function isLive(
  { revokedAt, expiresAt }: Pick<FoundLink, 'revokedAt' | 'expiresAt'>,
  now: Date,
): boolean {
  return revokedAt === null && expiresAt > now;
}

/** The charges of the payments that began by this link, the oldest first. */
function chargesOf({ link, whole }: Pick<Seen, 'link' | 'whole'>): TransactionRecord[] {
  return whole.transactions.filter(({ id }) => link.transactionIds.includes(id));
}

function movedBy({ amountKrw, excessKrw }: TransactionRecord): number {
  return amountKrw + excessKrw;
}

/** How much of the payments by this link went back to the guest, and how much excess is still going back. */
function returnedOf(whole: WholeOrder, charges: readonly TransactionRecord[]) {
  const ids = new Set(charges.map(({ paymentId }) => paymentId));
  const mine = presentOrder(whole).payments.filter(({ id }) => ids.has(id));
  const excessReturned = whole.transactions
    .filter((row) => ids.has(row.paymentId) && row.kind === 'REFUND' && row.status === 'APPROVED')
    .reduce((sum, row) => sum - row.excessKrw, 0);
  return {
    givenBack: mine.reduce((sum, { refunded }) => sum + refunded, excessReturned),
    goingBack: mine.reduce((sum, { excess }) => sum + excess, 0),
  };
}
