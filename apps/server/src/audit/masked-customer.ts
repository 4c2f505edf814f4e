import { maskName } from './mask.ts';

/** A customer's name as lists show it; empty for one without a name. */
export function maskedName(name: string): string {
  return name === '' ? '' : maskName(name);
}

/** The last four digits, which are all that is kept in the clear; empty once the number was erased. */
export function maskedPhone(last4: string | null): string {
  return last4 === null ? '' : `****-${last4}`;
}
