import {
  keyOf,
  koreanTime,
  messageOf,
  paymentOf,
  refusal,
  type StoredPayment,
  type TossReply,
  type TossWorld,
} from './toss-world.ts';

type Body = Readonly<Record<string, unknown>>;
type Asked = { merchant: string; body: Body };

const orderIds = /^[A-Za-z0-9\-_]{6,64}$/;
const leastCardAmount = 100;

/** `POST /v1/payments`: a payment in READY and the address of its page. */
export function createPayment(world: TossWorld, baseUrl: string, { merchant, body }: Asked): TossReply {
  const { method, amount, orderId, orderName, successUrl, failUrl } = body;
  const taxFreeAmount = taxFreeIn(world, { merchant, body });
  if (method !== 'CARD') return refusal(400, 'NOT_SUPPORTED_METHOD');
  if (typeof amount !== 'number' || !Number.isInteger(amount)) return refusal(400, 'INVALID_REQUEST');
  if (amount < leastCardAmount) return refusal(400, 'BELOW_MINIMUM_AMOUNT');
  if (taxFreeAmount === undefined || taxFreeAmount > amount) return refusal(400, 'INVALID_REQUEST');
  if (typeof orderId !== 'string' || !orderIds.test(orderId)) return refusal(400, 'INVALID_ORDER_ID');
  if (typeof orderName !== 'string' || orderName.length < 1 || orderName.length > 100)
    return refusal(400, 'INVALID_ORDER_NAME');
  if (typeof successUrl !== 'string' || !URL.canParse(successUrl))
    return refusal(400, 'INCORRECT_SUCCESS_URL_FORMAT');
  if (typeof failUrl !== 'string' || !URL.canParse(failUrl)) return refusal(400, 'INCORRECT_FAIL_URL_FORMAT');
  if (world.payments.some((payment) => payment.merchant === merchant && payment.orderId === orderId))
    return refusal(400, 'DUPLICATED_ORDER_ID');

  const payment: StoredPayment = {
    ...{ merchant, successUrl, failUrl, orderId, orderName },
    ...{ totalAmount: amount, balanceAmount: amount, taxFreeAmount, cancels: [], isPartialCancelable: true },
    ...{
      authenticatedAt: null,
      approvedAt: null,
      refusedWith: null,
      lastTransactionKey: null,
      failure: null,
    },
    ...{ status: 'READY', paymentKey: keyOf('pay'), requestedAt: world.clock().getTime() },
  };
  world.payments.push(payment);
  return { http: 200, body: shown(payment, baseUrl) };
}

export function readPayment(
  world: TossWorld,
  baseUrl: string,
  isIt: (payment: StoredPayment) => boolean,
): TossReply {
  const payment = paymentOf(world, isIt);
  return payment ? { http: 200, body: shown(payment, baseUrl) } : refusal(404, 'NOT_FOUND_PAYMENT');
}

/** `POST /v1/payments/confirm`. */
export function confirmPayment(world: TossWorld, baseUrl: string, { merchant, body }: Asked): TossReply {
  const { paymentKey, orderId, amount } = body;
  if (typeof paymentKey !== 'string' || typeof orderId !== 'string' || typeof amount !== 'number')
    return refusal(400, 'INVALID_REQUEST');
  const payment = paymentOf(world, (it) => it.paymentKey === paymentKey && it.merchant === merchant);
  if (!payment) return refusal(404, 'NOT_FOUND_PAYMENT');
  if (payment.orderId !== orderId) return refusal(404, 'NOT_FOUND_PAYMENT_SESSION');
  if (payment.status === 'READY' || payment.status === 'EXPIRED')
    return refusal(404, 'NOT_FOUND_PAYMENT_SESSION');
  if (payment.status !== 'IN_PROGRESS') return refusal(400, 'ALREADY_PROCESSED_PAYMENT');
  if (payment.totalAmount !== amount) return refusal(400, 'INVALID_REQUEST');
  if (payment.refusedWith !== null) {
    payment.status = 'ABORTED';
    payment.failure = messageOf(payment.refusedWith);
    return refusal(403, payment.refusedWith);
  }
  payment.status = 'DONE';
  payment.approvedAt = world.clock().getTime();
  payment.lastTransactionKey = keyOf('txrd');
  return { http: 200, body: shown(payment, baseUrl) };
}

/** `POST /v1/payments/{paymentKey}/cancel`: of `cancelAmount`, or of all that is left. */
export function cancelPayment(
  world: TossWorld,
  baseUrl: string,
  { merchant, body, paymentKey }: Asked & { paymentKey: string },
): TossReply {
  const payment = paymentOf(world, (it) => it.paymentKey === paymentKey && it.merchant === merchant);
  if (!payment) return refusal(404, 'NOT_FOUND_PAYMENT');
  const { cancelReason, cancelAmount = payment.balanceAmount, refundableAmount } = body;
  if (typeof cancelReason !== 'string' || cancelReason.length < 1 || cancelReason.length > 200)
    return refusal(400, 'INVALID_REQUEST');
  if (typeof cancelAmount !== 'number' || !Number.isInteger(cancelAmount) || cancelAmount < 1)
    return refusal(400, 'INVALID_REQUEST');
  if (payment.status === 'CANCELED') return refusal(400, 'ALREADY_CANCELED_PAYMENT');
  if (payment.approvedAt === null) return refusal(403, 'NOT_CANCELABLE_PAYMENT');
  if (refundableAmount !== undefined && refundableAmount !== payment.balanceAmount)
    return refusal(400, 'NOT_MATCHES_REFUNDABLE_AMOUNT');
  if (cancelAmount > payment.balanceAmount) return refusal(403, 'NOT_CANCELABLE_AMOUNT');
  if (!payment.isPartialCancelable && cancelAmount < payment.totalAmount)
    return refusal(403, 'NOT_ALLOWED_PARTIAL_REFUND');
  const taxFreeAmount = taxFreeIn(world, { merchant, body });
  if (taxFreeAmount === undefined || !fits(payment, { cancelAmount, taxFreeAmount }))
    return refusal(400, 'INVALID_REQUEST');

  payment.balanceAmount -= cancelAmount;
  payment.taxFreeAmount -= taxFreeAmount;
  payment.status = payment.balanceAmount === 0 ? 'CANCELED' : 'PARTIAL_CANCELED';
  payment.lastTransactionKey = keyOf('txrd');
  payment.cancels.push({
    ...{ cancelAmount, cancelReason, refundableAmount: payment.balanceAmount, cancelStatus: 'DONE' },
    ...{ taxFreeAmount, taxExemptionAmount: 0, easyPayDiscountAmount: 0, receiptKey: null },
    ...{ canceledAt: koreanTime(world.clock().getTime()), transactionKey: payment.lastTransactionKey },
    cancelRequestId: null,
  });
  return { http: 200, body: shown(payment, baseUrl) };
}

/** The tax-free amount of a request. Without it the provider takes all as taxable. Undefined if it is no amount. */
function taxFreeIn({ taxableOnly }: TossWorld, { merchant, body }: Asked): number | undefined {
  const { taxFreeAmount = 0 } = body;
  if (typeof taxFreeAmount !== 'number' || !Number.isInteger(taxFreeAmount) || taxFreeAmount < 0)
    return undefined;
  return taxableOnly.has(merchant) ? 0 : taxFreeAmount;
}

/** Whether neither the tax-free nor the taxable part gives back more than is left of it. */
function fits(
  payment: StoredPayment,
  { cancelAmount, taxFreeAmount }: { cancelAmount: number; taxFreeAmount: number },
): boolean {
  const taxable = payment.balanceAmount - payment.taxFreeAmount;
  return taxFreeAmount <= payment.taxFreeAmount && cancelAmount - taxFreeAmount <= taxable;
}

/** The Payment object of version 2022-11-16. */
export function shown(payment: StoredPayment, baseUrl: string) {
  const { paymentKey, orderId, orderName, status, totalAmount, balanceAmount, taxFreeAmount, failure } =
    payment;
  const vat = Math.round((balanceAmount - taxFreeAmount) / 11);
  const card = {
    ...{ amount: totalAmount, issuerCode: '41', acquirerCode: '41', number: '43301234****123*' },
    ...{ installmentPlanMonths: 0, approveNo: '00000000', useCardPoint: false, cardType: '신용' },
    ...{ ownerType: '개인', acquireStatus: 'READY', isInterestFree: false, interestPayer: null },
  };
  return {
    ...{ mId: payment.merchant.slice(0, 14), version: '2022-11-16', paymentKey, orderId, orderName },
    ...{ type: 'NORMAL', currency: 'KRW', country: 'KR', useEscrow: false, cultureExpense: false },
    ...{ method: payment.authenticatedAt === null ? null : '카드', status, totalAmount, balanceAmount },
    ...{ suppliedAmount: balanceAmount - taxFreeAmount - vat, vat, taxFreeAmount, taxExemptionAmount: 0 },
    requestedAt: koreanTime(payment.requestedAt),
    approvedAt: payment.approvedAt === null ? null : koreanTime(payment.approvedAt),
    lastTransactionKey: payment.lastTransactionKey,
    isPartialCancelable: payment.isPartialCancelable,
    card: payment.approvedAt === null ? null : card,
    cancels: payment.cancels.length === 0 ? null : payment.cancels,
    ...{ failure, easyPay: null, virtualAccount: null, transfer: null, mobilePhone: null },
    ...{ giftCertificate: null, cashReceipt: null, cashReceipts: null, discount: null, secret: null },
    receipt: payment.approvedAt === null ? null : { url: `${baseUrl}/receipt/${paymentKey}` },
    checkout: { url: `${baseUrl}/v1/payments/${paymentKey}/checkout` },
    metadata: null,
  };
}
