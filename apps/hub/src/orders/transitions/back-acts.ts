import type { Order } from '@maru/contract/orders/order.ts';
import { rightFor } from '@maru/contract/orders/order-rights.ts';
import { canOrder, type OrderAct } from '@maru/contract/orders/order-status.ts';
import type { Right } from '@maru/contract/store-access/rights.ts';
import type { ApplicationStatus } from '@maru/contract/stores/application.ts';
import { isRefundable } from '#hub/orders/refunding/refund-draft.ts';

type BackAct = Extract<OrderAct, 'refund' | 'revert' | 'cancel'>;
type Member = { may: (right: Right) => boolean; applicationStatus: ApplicationStatus };

/**
 * The acts that give money back or take it again, in two groups: those that this member may do, and those
 * that need another right.
 */
export function backActsOf(order: Order, { may, applicationStatus }: Member) {
  const acts: readonly BackAct[] = ['refund', 'revert', 'cancel'];
  const possible = acts.filter((act) => {
    // A suspended store cannot take orders again.
    if (act === 'revert' && applicationStatus !== 'APPROVED') return false;
    return canOrder(act, order) && (act !== 'refund' || isRefundable(order));
  });
  const isMine = (act: BackAct) => may(rightFor(act, order));
  return { offered: possible.filter(isMine), withheld: possible.filter((act) => !isMine(act)) };
}
