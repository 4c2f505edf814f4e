import type { FieldCode } from '@maru/contract/errors.ts';
import { readBusinessNumber } from '@maru/contract/stores/business-number.ts';

export type Registration = {
  businessNumber: string;
  businessName: string;
  ownerName: string;
  openedOn: string;
  registrationImageKey: string | null;
};

/** All of it may follow later; what is there has to be right. */
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

/** How much of it is there: what is wrong keeps it from being all. */
export function registrationFilled(registration: Registration): 'none' | 'some' | 'all' {
  const given = Object.values(registration).filter((value) => value !== null && value.trim() !== '');
  if (given.length === 0) return 'none';
  const isAll = given.length === Object.keys(registration).length;
  return isAll && Object.keys(registrationProblems(registration)).length === 0 ? 'all' : 'some';
}

/** What of it can be sent: what is filled in and not wrong. */
export function registrationGiven(registration: Registration): Partial<Record<keyof Registration, string>> {
  const problems = registrationProblems(registration);
  return Object.fromEntries(
    Object.entries(registration).filter(
      ([name, value]) => value !== null && value.trim() !== '' && !(name in problems),
    ),
  );
}

/** As the contract has it: a day that exists, in years that a shop can have opened. */
function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '1900-01-01' || text >= '2100-01-01') return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Hyphens come by themselves while the ten digits are typed: 123-45-67890. */
export function groupBusinessNumber(typed: string): string {
  const digits = typed.normalize('NFKC').replace(/\D/g, '').slice(0, 10);
  return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].filter(Boolean).join('-');
}

/** How far a number is: `typing` until all ten digits are there. */
export function businessNumberState(typed: string): 'empty' | 'typing' | 'right' | 'wrong' {
  const digits = typed.replace(/\D/g, '');
  if (digits === '') return 'empty';
  if (digits.length < 10) return 'typing';
  return readBusinessNumber(typed) ? 'right' : 'wrong';
}
