import { readBusinessNumber } from '../stores/business-number.ts';
import { type CashReceiptPurpose, type IdentifierKind, selfIssuedNumber } from './purposes.ts';

/** `selfIssuedNumber` with eleven digits, as it is often misprinted; it belongs to nobody. */
const misprintedNumber = '01000001234';

export type IdentifierProblem = 'wrongFormat' | 'residentNumber' | 'notForPurpose';

/** Reads the number that a cash receipt is issued to. Hyphens and spaces may separate its digits. */
export function readIdentifier(
  text: string,
  purpose: CashReceiptPurpose,
): { kind: IdentifierKind; digits: string } | { problem: IdentifierProblem } {
  const digits = text.normalize('NFKC').replace(/[-\s]/g, '');
  if (isResidentNumber(digits)) return { problem: 'residentNumber' };
  const kind = kindOf(digits);
  if (!kind) return { problem: 'wrongFormat' };
  return isForPurpose(kind, purpose) ? { kind, digits } : { problem: 'notForPurpose' };
}

function kindOf(digits: string): IdentifierKind | undefined {
  if (digits === selfIssuedNumber) return 'SELF_ISSUED';
  if (digits === misprintedNumber) return undefined;
  if (/^01[016789]\d{7,8}$/.test(digits)) return 'PHONE';
  if (/^\d{10}$/.test(digits) && readBusinessNumber(digits)) return 'BUSINESS_NUMBER';
  return /^\d{13,19}$/.test(digits) ? 'CARD' : undefined;
}

function isForPurpose(kind: IdentifierKind, purpose: CashReceiptPurpose): boolean {
  if (kind === 'SELF_ISSUED') return purpose === 'INCOME_DEDUCTION';
  if (kind === 'BUSINESS_NUMBER') return purpose === 'EXPENDITURE_PROOF';
  return true;
}

/**
 * Whether 13 digits read as a resident registration number: a birth date, then a digit for sex and century.
 * The check digit is not tested, because numbers given out since October 2020 have none.
 */
function isResidentNumber(digits: string): boolean {
  const [, year, month, day, sex] = /^(\d\d)(\d\d)(\d\d)([1-8])\d{6}$/.exec(digits) ?? [];
  if (!sex) return false;
  const century = '1256'.includes(sex) ? 1900 : 2000;
  const born = new Date(Date.UTC(century + Number(year), Number(month) - 1, Number(day)));
  return born.getUTCMonth() === Number(month) - 1 && born.getUTCDate() === Number(day);
}
