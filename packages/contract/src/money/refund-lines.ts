import { shareByLargestRemainder } from './largest-remainder.ts';

/** A sold line, with what earlier refunds took from it. */
export type RefundableLine = {
  id: string;
  quantity: number;
  refundedQuantity: number;
  total: number;
  refunded: number;
};

/** What a refund takes from one line. */
export type LineRefund = { lineId: string; quantity: number; amount: number };

/** A refund as requested: of an amount, or of pieces of lines (docs/rules/money.md, Refunds). */
export type AskedRefund =
  | { amount: number; lines?: undefined }
  | { amount?: undefined; lines: readonly { lineId: string; quantity: number }[] };

/**
 * What each line gives back. Undefined if a line has fewer pieces left than requested, or if less than the
 * amount remains. The server computes the refund with this function, and the hub shows it before the person
 * confirms.
 */
export function refundLines(
  lines: readonly RefundableLine[],
  asked: AskedRefund,
): readonly LineRefund[] | undefined {
  return asked.lines === undefined ? byAmount(lines, asked.amount) : byQuantity(lines, asked.lines);
}

export function remainingOf({ total, refunded }: Pick<RefundableLine, 'total' | 'refunded'>): number {
  return total - refunded;
}

export function sumOfRefund(refunds: readonly LineRefund[]): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}

/** Spreads the amount over the remaining amounts of the lines. */
function byAmount(lines: readonly RefundableLine[], amount: number): LineRefund[] | undefined {
  const remaining = lines.map(remainingOf);
  if (amount > remaining.reduce((sum, one) => sum + one, 0)) return undefined;
  const shares = shareByLargestRemainder(amount, remaining);
  return lines
    .map(({ id }, i) => ({ lineId: id, quantity: 0, amount: shares[i] ?? 0 }))
    .filter((share) => share.amount > 0);
}

/**
 * Refunds pieces of lines. The amount of a line is its remaining amount × the pieces ÷ its remaining pieces,
 * rounded down.
 */
function byQuantity(
  lines: readonly RefundableLine[],
  asked: readonly { lineId: string; quantity: number }[],
): LineRefund[] | undefined {
  const refunds = asked.flatMap(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId);
    const left = line ? line.quantity - line.refundedQuantity : 0;
    if (!line || quantity > left) return [];
    // BigInt, because amount × quantity may exceed 2^53.
    const amount = Number((BigInt(remainingOf(line)) * BigInt(quantity)) / BigInt(left));
    return [{ lineId, quantity, amount }];
  });
  return refunds.length === asked.length ? refunds : undefined;
}
