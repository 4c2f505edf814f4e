import { z } from 'zod';
import type { CardOutcome, CardRequest } from '../card/card-provider.ts';
import companies from './card-companies.json' with { type: 'json' };
import { bodyAs, type TossAnswer, type TossCalls, undecided } from './toss-calls.ts';
import { cardFailureOf, isKeyRefusal } from './toss-refusals.ts';

const text = (most: number) => z.string().max(most).nullish();

/** What is read of the provider's Payment; amounts are whole KRW. Other fields are ignored. */
export const TossPayment = z.object({
  paymentKey: z.string().min(1).max(200),
  orderId: z.string().min(1).max(64),
  status: z.string().max(50),
  currency: z.string().max(10),
  totalAmount: z.number(),
  /** What is not cancelled, and the tax-free part of that. */
  balanceAmount: z.number(),
  taxFreeAmount: z.number().nullish(),
  approvedAt: text(64),
  lastTransactionKey: text(64),
  card: z.object({ number: text(40), approveNo: text(40), issuerCode: text(10) }).nullish(),
  easyPay: z.object({ provider: text(50) }).nullish(),
  checkout: z.object({ url: z.string().max(2_000) }).nullish(),
  failure: z.object({ code: text(100) }).nullish(),
  cancels: z
    .array(
      z.object({
        transactionKey: z.string().max(64),
        cancelAmount: z.number(),
        cancelReason: text(1_000),
        cancelStatus: text(50),
        canceledAt: text(64),
      }),
    )
    .max(1_000)
    .nullish(),
});
export type TossPayment = z.output<typeof TossPayment>;

/** Reads a payment by its key. NOT_FOUND: these keys have no such payment. */
export async function readPayment(
  calls: TossCalls,
  request: CardRequest,
  signal?: AbortSignal,
): Promise<TossPayment | 'NOT_FOUND' | 'KEYS_REFUSED'> {
  const { paymentKey, secretKey } = partsOf(request);
  const answer = await calls.get(`/v1/payments/${encodeURIComponent(paymentKey)}`, {
    secretKey,
    ...(signal && { signal }),
  });
  if (answer.kind === 'REFUSED' && isNotFound(answer)) return 'NOT_FOUND';
  if (answer.kind === 'REFUSED' && isKeyRefusal(answer.code)) return 'KEYS_REFUSED';
  const payment = bodyAs(TossPayment, answer);
  if (!payment) throw undecided(answer);
  return payment;
}

export function isNotFound(answer: TossAnswer): boolean {
  return answer.kind === 'REFUSED' && ['NOT_FOUND_PAYMENT', 'NOT_FOUND'].includes(answer.code);
}

/** The parts of a request that only a payment of a checkout has. */
export function partsOf({ checkoutKey, keys }: CardRequest): { paymentKey: string; secretKey: string } {
  if (checkoutKey === null || keys === null) throw new Error('toss: a request without a payment or keys');
  return { paymentKey: checkoutKey, secretKey: keys.secretKey };
}

/** The outcome of the approval; undefined while the payment can still be approved. */
export function approvalIn(payment: TossPayment): CardOutcome | undefined {
  switch (payment.status) {
    case 'DONE':
    case 'PARTIAL_CANCELED':
      return approved(payment);
    case 'CANCELED':
      return payment.approvedAt ? approved(payment) : failed('CANCELLED');
    case 'ABORTED':
      return failed(cardFailureOf(payment.failure?.code ?? '') ?? 'DECLINED');
    case 'EXPIRED':
      return failed('EXPIRED');
    default:
      return undefined;
  }
}

export function approved({
  card,
  easyPay,
  approvedAt,
}: TossPayment): Extract<CardOutcome, { status: 'APPROVED' }> {
  const company = (companies as Readonly<Record<string, string>>)[card?.issuerCode ?? ''];
  return {
    status: 'APPROVED',
    approvalNumber: card?.approveNo ?? '',
    cardNumber: card?.number ?? '',
    cardIssuer: company ?? easyPay?.provider ?? '',
    ...timeOf(approvedAt),
  };
}

/** When the provider acted, if it says so. */
export function timeOf(text: string | null | undefined): { at?: Date } {
  const at = new Date(text ?? '');
  return Number.isNaN(at.getTime()) ? {} : { at };
}

export function failed(failure: NonNullable<ReturnType<typeof cardFailureOf>>) {
  return { status: 'FAILED' as const, failure };
}
