import { randomBytes } from 'node:crypto';

const minute = 60_000;
/** "when the payment status is READY, the customer must authenticate within 30 minutes … IN_PROGRESS, 10 minutes". */
const readyFor = 30 * minute;
const authenticatedFor = 10 * minute;

export type Refusal = { http: number; code: string };
export type TossReply = { http: number; body: unknown };

/** A Payment as documented. The first fields, up to `refusedWith`, are internal to the provider. */
export type StoredPayment = {
  merchant: string;
  successUrl: string;
  failUrl: string;
  authenticatedAt: number | null;
  /** The code with which the card company refuses the confirmation. */
  refusedWith: string | null;
  paymentKey: string;
  orderId: string;
  orderName: string;
  status: 'READY' | 'IN_PROGRESS' | 'DONE' | 'CANCELED' | 'PARTIAL_CANCELED' | 'ABORTED' | 'EXPIRED';
  requestedAt: number;
  approvedAt: number | null;
  totalAmount: number;
  balanceAmount: number;
  /** The tax-free part of the balance. */
  taxFreeAmount: number;
  isPartialCancelable: boolean;
  lastTransactionKey: string | null;
  failure: { code: string; message: string } | null;
  cancels: Readonly<Record<string, unknown>>[];
};

export type StoredReceipt = {
  merchant: string;
  /** The cursor of lists. */
  number: number;
  receiptKey: string;
  orderId: string;
  orderName: string;
  type: string;
  transactionType: 'CONFIRM' | 'CANCEL';
  issueNumber: string;
  issueStatus: 'IN_PROGRESS' | 'COMPLETED' | 'FAILED';
  amount: number;
  taxFreeAmount: number;
  customerIdentityNumber: string;
  requestedAt: number;
  failure: { code: string; message: string } | null;
};

export type TossWorld = {
  clock: () => Date;
  /** Secret keys, each of a merchant. */
  merchants: Map<string, string>;
  /** Merchants that sell only taxable things: tax-free amounts in their requests are ignored. */
  taxableOnly: Set<string>;
  payments: StoredPayment[];
  receipts: StoredReceipt[];
};

export function openWorld(clock: () => Date): TossWorld {
  return { clock, merchants: new Map(), taxableOnly: new Set(), payments: [], receipts: [] };
}

export function keyOf(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

/** A payment with the effects of the passing of time. */
export function paymentOf(
  { payments, clock }: TossWorld,
  isIt: (payment: StoredPayment) => boolean,
): StoredPayment | undefined {
  const payment = payments.find(isIt);
  const now = clock().getTime();
  const isLate =
    payment?.status === 'READY'
      ? now >= payment.requestedAt + readyFor
      : payment?.status === 'IN_PROGRESS' && now >= (payment.authenticatedAt ?? 0) + authenticatedFor;
  if (payment && isLate) {
    payment.status = 'EXPIRED';
    payment.failure = messageOf('EXPIRED_PAYMENT');
  }
  return payment;
}

/** The provider's error messages are Korean; tests check that nobody sees them. */
export function messageOf(code: string) {
  return { code, message: `결제사 내부 문구: ${code}` };
}

export function refusal(http: number, code: string): TossReply {
  return { http, body: messageOf(code) };
}

/** The provider writes Korean time with an offset. */
export function koreanTime(milliseconds: number): string {
  return new Date(milliseconds + 9 * 60 * minute).toISOString().replace(/\.\d{3}Z$/, '+09:00');
}
