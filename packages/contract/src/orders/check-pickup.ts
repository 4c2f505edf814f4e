import type { z } from 'zod';
import type { FieldCode } from '../field-codes.ts';
import type { OrderType } from './order-status.ts';

type Promised = { orderType: OrderType; pickupAt?: string | undefined };

/** zod refinement: a preorder needs a promised time, and only online orders have one. */
export function checkPickup({ orderType, pickupAt }: Promised, context: z.core.$RefinementCtx) {
  const refuse = (message: FieldCode) => context.addIssue({ code: 'custom', path: ['pickupAt'], message });

  if (orderType === 'ONLINE_PREORDER' && pickupAt === undefined) refuse('required');
  if (orderType === 'INSTORE' && pickupAt !== undefined) refuse('wrongFormat');
}
