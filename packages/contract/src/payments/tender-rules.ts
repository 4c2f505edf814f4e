import type { z } from 'zod';
import type { FieldCode } from '../errors.ts';
import { isCash, type TenderType } from './payment-type.ts';

type Tender = {
  type: TenderType;
  amount: number;
  received?: number | undefined;
  approvalNumber?: string | undefined;
};

/** zod refinement: received cash must cover the amount, and only a terminal payment has an approval number. */
export function checkTender(tender: Tender, context: z.core.$RefinementCtx) {
  const { type, amount, received, approvalNumber } = tender;
  const refuse = (field: keyof Tender, message: FieldCode) =>
    context.addIssue({ code: 'custom', path: [field], message });

  if (received !== undefined && !isCash(type)) refuse('received', 'wrongFormat');
  else if (received !== undefined && received < amount) refuse('received', 'tooSmall');
  if (approvalNumber !== undefined && type !== 'INSTORE_CAT') refuse('approvalNumber', 'wrongFormat');
}
