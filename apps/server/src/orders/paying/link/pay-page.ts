import type { PayHint, PayPage, ShownPayState } from '@maru/contract/rendered-page.ts';
import { heldByAll, leftToPay, type WholeOrder } from '#server/orders/order-records.ts';
import { presentOrder } from '#server/orders/present-order.ts';
import type { TransactionRecord } from '#server/payments/payment-records.ts';
import { isUndecided } from '#server/payments/with-outcome.ts';
import type { FoundLink } from './pay-links.queries.ts';

type Seen = { link: FoundLink; whole: WholeOrder; now: Date; hasCheckout: boolean };

/** What a guest sees behind a link. `hint`: why they come back, as the address says. */
export function payPageOf(seen: Seen, hint: PayHint | null = null): PayPage {
  const { link, whole } = seen;
  const { order, payments } = whole;
  const charges = chargesOf(seen);
  const counted = charges.filter((row) => isUndecided(row) || row.status === 'APPROVED');
  const state = stateOf(seen, charges);
  if (state === 'UNKNOWN') return { state };

  const left = Math.max(0, leftToPay(order, payments));
  const last = charges.at(-1);
  return {
    state,
    storeName: link.storeName,
    orderNumber: order.orderNumber,
    lines: whole.lines.map(({ id, name, nameEn, quantity, totalKrw }) => ({
      id,
      name,
      nameEn,
      quantity,
      total: totalKrw,
    })),
    total: order.totalKrw,
    paid: heldByAll(payments),
    amount: counted.length > 0 ? counted.reduce((sum, row) => sum + movedBy(row), 0) : left,
    ...returnedOf(whole, counted),
    hint: hint ?? (last?.status === 'FAILED' ? 'NOT_PAID' : null),
  };
}

function stateOf(
  { link, whole, now, hasCheckout }: Seen,
  charges: readonly TransactionRecord[],
): ShownPayState | 'UNKNOWN' {
  const { order, payments } = whole;
  if (charges.some(isUndecided)) return 'CONFIRMING';
  if (charges.some(({ status }) => status === 'APPROVED')) return 'PAID';
  if (!isLive(link, now)) return 'UNKNOWN';
  if (order.status === 'CANCELLED') return 'CANCELLED';
  if (order.status === 'CLOSED' || leftToPay(order, payments) <= 0) return 'ALREADY_PAID';
  if (link.applicationStatus !== 'APPROVED' || !hasCheckout) return 'CLOSED';
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

/** What went back to the guest of the payments by this link, and what still goes back by itself. */
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
