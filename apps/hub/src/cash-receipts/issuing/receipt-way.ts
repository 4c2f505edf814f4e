import type { CashReceipt } from '@maru/contract/cash-receipts/cash-receipt.ts';
import {
  type CashReceiptPurpose,
  cashReceiptPurposes,
  selfIssuedNumber,
} from '@maru/contract/cash-receipts/purposes.ts';

/** What staff choose from: a purpose, for which a number is typed, or no number at all. */
export const receiptWays = [...cashReceiptPurposes, 'SELF_ISSUED'] as const;
export type ReceiptWay = (typeof receiptWays)[number];

/** A purpose and the number typed for it; without a number, that of the receipt that is replaced. */
export type Asked = { purpose: CashReceiptPurpose; identifier?: string };

export const selfIssued: Asked = { purpose: 'INCOME_DEDUCTION', identifier: selfIssuedNumber };

const storageKey = 'maru.cash-receipts.way';

/** The way that is offered first: a deal with the duty needs no number, otherwise the last one on this device. */
export function firstWay({ isDuty }: { isDuty: boolean }): ReceiptWay | null {
  if (isDuty) return 'SELF_ISSUED';
  const last = localStorage.getItem(storageKey);
  return receiptWays.find((way) => way === last) ?? null;
}

export function rememberWay(way: ReceiptWay) {
  localStorage.setItem(storageKey, way);
}

/** Whether the number of a receipt can stand for another purpose. */
export function keepsNumber(
  { identifierKind: kind, isNumberErased = false }: CashReceipt,
  purpose: CashReceiptPurpose,
): boolean {
  if (isNumberErased) return false;
  if (kind === 'BUSINESS_NUMBER') return purpose === 'EXPENDITURE_PROOF';
  return kind !== 'SELF_ISSUED';
}
