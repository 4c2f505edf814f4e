import { type AskedRefund, refundLines } from '@maru/contract/money/refund-lines.ts';
import type { Order } from '@maru/contract/orders/order.ts';
import { pointsTakenByRefund } from '@maru/contract/points/points-of-refund.ts';

/** The number of earned points that a refund takes back, as a screen announces it. */
export function toldToTake({ points, lines }: Order, asked: AskedRefund): number {
  return points ? pointsTakenByRefund({ points, lines, refunds: refundLines(lines, asked) ?? [] }) : 0;
}
