import type { Order } from '@maru/contract/orders/order.ts';
import type { TenderType } from '@maru/contract/payments/payment-type.ts';

export type GoesBack = {
  paymentId: string;
  type: TenderType;
  amount: number;
  /** Of a card, to recognise it by. */
  card: string | null;
  approvalNumber: string | null;
};

/** The money that a cancel gives back: what each tender still holds. */
export function whatGoesBack({ payments }: Pick<Order, 'payments'>): GoesBack[] {
  return payments
    .filter(({ approved, refunded }) => approved > refunded)
    .map(({ id, type, approved, refunded, transactions }) => {
      const approval = transactions.findLast(
        ({ kind, status }) => kind === 'APPROVAL' && status === 'APPROVED',
      );
      return {
        paymentId: id,
        type,
        amount: approved - refunded,
        card: [approval?.cardIssuer, approval?.cardNumber].filter(Boolean).join(' ') || null,
        approvalNumber: approval?.approvalNumber ?? null,
      };
    });
}

/** A terminal of its own cannot be told to void: a person does it there first (INSTORE_CAT). */
export function needsVoidAtTerminal(back: readonly GoesBack[]): boolean {
  return back.some(({ type }) => type === 'INSTORE_CAT');
}
