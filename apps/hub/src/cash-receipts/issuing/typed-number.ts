import type { CashReceipt } from '@maru/contract/cash-receipts/cash-receipt.ts';
import { type IdentifierProblem, readIdentifier } from '@maru/contract/cash-receipts/identifier.ts';
import type { CashReceiptPurpose } from '@maru/contract/cash-receipts/purposes.ts';
import { type Asked, keepsNumber } from './receipt-way.ts';

/** Digits of the longest number, that of a card. */
export const longestNumber = 19;

/** Groups digits as they are typed: a mobile number, a business number, or a card by fours. */
export function groupDigits(digits: string, purpose: CashReceiptPurpose): string {
  if (digits.length > 11) return digits.replace(/(\d{4})(?=\d)/g, '$1-');
  if (digits.startsWith('01')) {
    const middle = digits.length === 11 ? 7 : 6;
    return join(digits.slice(0, 3), digits.slice(3, middle), digits.slice(middle));
  }
  if (purpose === 'EXPENDITURE_PROOF' && digits.length <= 10)
    return join(digits.slice(0, 3), digits.slice(3, 5), digits.slice(5));
  return digits;
}

const join = (...parts: readonly string[]) => parts.filter((part) => part !== '').join('-');

type Entry = { purpose: CashReceiptPurpose; digits: string; replaces: CashReceipt | null };
export type EntryProblem = IdentifierProblem | 'missing' | 'unchanged';

/** The request for what was typed, or why there can be none. */
export function readEntry({ purpose, digits, replaces }: Entry): Asked | { problem: EntryProblem } {
  if (digits === '') {
    if (!replaces || !keepsNumber(replaces, purpose)) return { problem: 'missing' };
    const isIssued = replaces.status === 'ISSUED' || replaces.status === 'CONFIRMED';
    return isIssued && replaces.purpose === purpose ? { problem: 'unchanged' } : { purpose };
  }
  const read = readIdentifier(digits, purpose);
  return 'problem' in read ? read : { purpose, identifier: read.digits };
}

/** Whether the problem is shown while typing, before the button is pressed. */
export function isRefusedAtOnce({ purpose, digits }: Pick<Entry, 'purpose' | 'digits'>): boolean {
  const read = readIdentifier(digits, purpose);
  return 'problem' in read && read.problem === 'residentNumber';
}
