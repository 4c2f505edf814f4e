import { maskName } from '#server/audit/mask.ts';

/** A customer's name as lists show it; empty for one without a name. */
export function maskedName(name: string): string {
  return name === '' ? '' : maskName(name);
}

/** The masked number, from its last four digits; empty once it was erased. */
export function maskedPhone(last4: string | null): string {
  return last4 === null ? '' : `010-****-${last4}`;
}
