import type { Order } from '@maru/contract/orders/order.ts';
import type { TenderType } from '@maru/contract/payments/payment-type.ts';
import { reportError } from '@maru/web/report-error.ts';
import { useState } from 'react';
import { isAnswered } from '#hub/lib/send-once.ts';
import { usePayOrder } from '#hub/orders/orders.api.ts';
import { type Attempt, changeDue, declinedOf, payStage } from './pay-stage.ts';

export type Tender = {
  paymentMethod: TenderType;
  amount: number;
  received?: number;
  approvalNumber?: string;
};

/** Takes payments for one order. What was sent and not answered can only be sent again as it was. */
export function usePay(storeId: string, order: Order) {
  const { mutateAsync } = usePayOrder({ storeId, orderId: order.id });
  const [attempt, setAttempt] = useState<Attempt>({ state: 'NONE' });
  const [sent, setSent] = useState<Tender | null>(null);

  async function take(tender: Tender) {
    setSent(tender);
    setAttempt({ state: 'SENDING' });
    try {
      const { payment } = await mutateAsync(tender);
      setAttempt({ state: 'ANSWERED', paymentId: payment.id });
    } catch (error) {
      if (!isAnswered(error)) return setAttempt({ state: 'UNANSWERED' });
      setAttempt({ state: 'NONE' });
      reportError(error);
    }
  }

  return {
    stage: payStage(order, attempt),
    declined: declinedOf(order, attempt),
    change: changeDue(order, attempt),
    sent,
    take,
    /** After a lost answer: the same tender under the same key, so that it is taken once. */
    askAgain: () => (sent ? take(sent) : undefined),
    /** Looks at the order as it is now and begins anew. */
    giveUp: () => setAttempt({ state: 'NONE' }),
  };
}
