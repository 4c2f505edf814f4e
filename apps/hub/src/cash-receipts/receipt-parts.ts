import { AfterPayment } from './after-payment/after-payment.tsx';
import { OrderCashReceipts } from './of-order/order-cash-receipts.tsx';
import { UnissuedLink } from './unissued/unissued-link.tsx';

/** One file, because they are loaded together. */
export const receiptParts = { AfterPayment, OrderCashReceipts, UnissuedLink };
