import type { FieldCode } from '@maru/contract/field-codes.ts';
import { readBusinessNumber } from '@maru/contract/stores/business-number.ts';

export type Registration = {
  businessNumber: string;
  businessName: string;
  ownerName: string;
  openedOn: string;
  registrationImageKey: string | null;
};

/** Problems of the registration. Every field may stay empty for now; filled ones must be valid. */
export function registrationProblems({
  businessNumber,
  openedOn,
}: Registration): Partial<Record<keyof Registration, FieldCode>> {
  return {
    ...(businessNumber.trim() !== '' && !readBusinessNumber(businessNumber)
      ? { businessNumber: 'wrongBusinessNumber' }
      : {}),
    ...(openedOn !== '' && !isDate(openedOn) ? { openedOn: 'wrongFormat' } : {}),
  };
}

/** How much of the registration is filled in; `all` only if all fields are also valid. */
export function registrationFilled(registration: Registration): 'none' | 'some' | 'all' {
  const given = Object.values(registration).filter((value) => value !== null && value.trim() !== '');
  if (given.length === 0) return 'none';
  const isAll = given.length === Object.keys(registration).length;
  return isAll && Object.keys(registrationProblems(registration)).length === 0 ? 'all' : 'some';
}

/** The fields that can be sent: filled in and valid. */
export function registrationGiven(registration: Registration): Partial<Record<keyof Registration, string>> {
  const problems = registrationProblems(registration);
  return Object.fromEntries(
    Object.entries(registration).filter(
      ([name, value]) => value !== null && value.trim() !== '' && !(name in problems),
    ),
  );
}

/** The same rule as in the contract: a valid date in a plausible year. */
function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '1900-01-01' || text >= '2100-01-01') return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Adds hyphens to the ten digits while typing: 123-45-67890. */
export function groupBusinessNumber(typed: string): string {
  const digits = typed.normalize('NFKC').replace(/\D/g, '').slice(0, 10);
  return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].filter(Boolean).join('-');
}

/** State of a typed number; `typing` until it has ten digits. */
export function businessNumberState(typed: string): 'empty' | 'typing' | 'right' | 'wrong' {
  const digits = typed.replace(/\D/g, '');
  if (digits === '') return 'empty';
  if (digits.length < 10) return 'typing';
  return readBusinessNumber(typed) ? 'right' : 'wrong';
}
