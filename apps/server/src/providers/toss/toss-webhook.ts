import { z } from 'zod';

const Event = z.object({
  eventType: z.literal('PAYMENT_STATUS_CHANGED'),
  data: z.object({ paymentKey: z.string().min(1).max(200), orderId: z.string().min(6).max(64) }),
});

/**
 * Which payment an event of the provider is about: `{ eventType, createdAt, data }` (docs.tosspayments.com/en/webhooks).
 * Payment events carry no signature, so anybody can send one: nothing else of it is read, and the payment has to be
 * read from the provider. Undefined for other events and for anything else.
 */
export function readTossWebhook(body: unknown): { paymentKey: string; orderId: string } | undefined {
  return Event.safeParse(body).data?.data;
}
