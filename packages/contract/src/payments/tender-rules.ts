import type { z } from 'zod';
import type { FieldCode } from '../field-codes.ts';
import { isCash, type TenderType } from './payment-type.ts';

type Tender = {
  type: TenderType;
  amount: number;
  received?: number | undefined;
  approvalNumber?: string | undefined;
};

export type TenderFaults = { received?: FieldCode; approvalNumber?: FieldCode };

/**
 * Finds faults of a tender: received cash must cover the amount, and only a terminal payment has an approval
 * number.
 */
export function faultsOf({ type, amount, received, approvalNumber }: Tender): TenderFaults {
  const faults: TenderFaults = {};
  if (received !== undefined && !isCash(type)) faults.received = 'wrongFormat';
  else if (received !== undefined && received < amount) faults.received = 'tooSmall';
  if (approvalNumber !== undefined && type !== 'INSTORE_CAT') faults.approvalNumber = 'wrongFormat';
  return faults;
}

/** zod refinement that refuses a tender with faults. */
export function checkTender(tender: Tender, context: z.core.$RefinementCtx) {
  for (const [field, message] of Object.entries(faultsOf(tender)))
    context.addIssue({ code: 'custom', path: [field], message });
}
