import type { TaxParts } from '@maru/contract/money/priced-cart.ts';
import { type AskedRefund, type LineRefund, refundLines } from '@maru/contract/money/refund-lines.ts';
import { refundParts } from '@maru/contract/money/refund-parts.ts';
import { pointsOfRefund } from '@maru/contract/points/points-of-refund.ts';
import { addParts, taxPartsOf } from '#server/payments/payment-records.ts';
import type { LineRecord, WholeOrder } from '../order-records.ts';
import { refundedColumns, refundedPartsOf } from '../refunded-columns.ts';
import type { Transition } from './transition.ts';

/** How much each line refunds for this request; undefined if too little is left of them. */
export function splitRefund(
  lines: readonly LineRecord[],
  asked: AskedRefund,
): readonly LineRefund[] | undefined {
  return refundLines(
    lines.map(({ id, quantity, refundedQuantity, totalKrw, refundedKrw }) => {
      return { id, quantity, refundedQuantity, total: totalKrw, refunded: refundedKrw };
    }),
    asked,
  );
}

/** Spreads a refunded amount over these lines; their quantities and stock stay. */
export function withAmountRefunded(
  whole: WholeOrder,
  { lines, amount }: { lines: readonly LineRecord[]; amount: number },
): Pick<Transition, 'changes' | 'lines'> {
  const refunds = splitRefund(lines, { amount });
  if (!refunds) throw new Error(`order ${whole.order.id} gave back more than is left of its lines`);
  return withRefunds(whole, refunds);
}

/** The lines and the order with these refunds. The order's refund columns are the sums over its lines. */
export function withRefunds(
  { order, lines }: WholeOrder,
  refunds: readonly LineRefund[],
): Pick<Transition, 'changes' | 'lines'> {
  if (refunds.length === 0) return { changes: {}, lines: [] };

  let parts = refundedPartsOf(order);
  let pointsGivenBackKrw = order.pointsGivenBackKrw;
  const changed = refunds.map(({ lineId, quantity, amount }): LineRecord => {
    const line = lines.find(({ id }) => id === lineId);
    if (!line) throw new Error(`line ${lineId} is not on its order`);
    const taken = partsOfRefund(line, amount);
    parts = addParts(parts, taken, 1);
    const { pointsShareKrw: pointsShare, pointsGivenBackKrw: pointsGivenBack } = line;
    const pointsBack = pointsOfRefund({ ...line, pointsShare, pointsGivenBack }, quantity);
    pointsGivenBackKrw += pointsBack;
    return {
      ...line,
      refundedQuantity: line.refundedQuantity + quantity,
      pointsGivenBackKrw: line.pointsGivenBackKrw + pointsBack,
      ...refundedColumns(addParts(refundedPartsOf(line), taken, 1)),
    };
  });
  return { changes: { ...refundedColumns(parts), pointsGivenBackKrw }, lines: changed };
}

/** The tax parts that a refund takes from a line. */
export function partsOfRefund(line: LineRecord, amount: number): TaxParts {
  return refundParts(addParts(taxPartsOf(line), refundedPartsOf(line), -1), amount);
}

/** How many of the pieces that were not refunded came from counted stock. Uncounted pieces are refunded first. */
export function stockOfLine({
  stockTaken,
  quantity,
  refundedQuantity,
}: Pick<LineRecord, 'stockTaken' | 'quantity' | 'refundedQuantity'>): number {
  return Math.min(stockTaken, quantity - refundedQuantity);
}
