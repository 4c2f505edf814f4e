import type { CashReceipt } from '@maru/contract/cash-receipts/cash-receipt.ts';
import {
  type CashReceiptPurpose,
  cashReceiptPurposes,
  selfIssuedNumber,
} from '@maru/contract/cash-receipts/purposes.ts';

/** What staff choose from: a purpose, for which a number is typed, or a receipt without a number. */
export const receiptWays = [...cashReceiptPurposes, 'SELF_ISSUED'] as const;
export type ReceiptWay = (typeof receiptWays)[number];

/** A purpose and the number typed for it. Without a number, that of the replaced receipt is used. */
export type Asked = { purpose: CashReceiptPurpose; identifier?: string };

export const selfIssued: Asked = { purpose: 'INCOME_DEDUCTION', identifier: selfIssuedNumber };

const storageKey = 'maru.cash-receipts.way';

/**
 * The preselected way: without a number if the receipt is legally required, otherwise the last one used on
 * this device.
 */
export function firstWay({ isDuty }: { isDuty: boolean }): ReceiptWay | null {
  if (isDuty) return 'SELF_ISSUED';
  const last = localStorage.getItem(storageKey);
  return receiptWays.find((way) => way === last) ?? null;
}

export function rememberWay(way: ReceiptWay) {
  localStorage.setItem(storageKey, way);
}

/** Whether the number of a receipt can also be used for another purpose. */
export function keepsNumber(
  { identifierKind: kind, isNumberErased = false }: CashReceipt,
  purpose: CashReceiptPurpose,
): boolean {
  if (isNumberErased) return false;
  if (kind === 'BUSINESS_NUMBER') return purpose === 'EXPENDITURE_PROOF';
  return kind !== 'SELF_ISSUED';
}
