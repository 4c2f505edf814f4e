import type { ComponentType } from 'react';
import type { Sale } from '#hub/payments/sale-queue/sale.ts';
import type { Connection } from '#hub/payments/sale-queue/sale-queue.ts';

export type AfterPaymentProps = {
  sale: Sale;
  connection: Connection;
  /** While a number is being typed, the sheet shows nothing else, and nothing else takes keys. */
  onTyping: (isTyping: boolean) => void;
  /** Changes the number of legally required cash receipts that are still undecided. */
  onMissing: (change: 1 | -1) => void;
};

/** A component of a later feature that asks something once everything is paid. */
export type AfterPayment = ComponentType<AfterPaymentProps>;
