import type { ComponentType } from 'react';
import type { Sale } from '#hub/payments/sale-queue/sale.ts';
import type { Connection } from '#hub/payments/sale-queue/sale-queue.ts';

export type AfterPaymentProps = {
  sale: Sale;
  connection: Connection;
  /** While a number is typed there, nothing else of the sheet is shown and takes keys. */
  onTyping: (isTyping: boolean) => void;
  /** Adds to the number of receipts that the law asks for and that nobody has decided about yet. */
  onMissing: (change: 1 | -1) => void;
};

/** What a later feature asks once everything is paid. */
export type AfterPayment = ComponentType<AfterPaymentProps>;
