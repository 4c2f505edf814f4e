import { readBusinessNumber } from '@maru/contract/stores/business-number.ts';
import { type BusinessFinding, type BusinessRegistry, digitsOf } from './business-registry.ts';

/** Numbers with a right check digit that belong to nobody: one for each thing the tax office says. */
const known: Readonly<Record<string, BusinessFinding>> = {
  '1111111119': { status: 'ACTIVE', taxType: 'GENERAL' },
  '2222222227': { status: 'ACTIVE', taxType: 'EXEMPT' },
  '3333333336': { status: 'CLOSED', taxType: null },
};

/** Stands in for the tax office where no key is configured: whatever number is well formed is in business. */
export const embeddedRegistry: BusinessRegistry = {
  name: 'embedded',
  async check(businessNumber) {
    const digits = digitsOf(businessNumber);
    if (readBusinessNumber(digits) === undefined) return { status: 'UNREGISTERED', taxType: null };
    return known[digits] ?? { status: 'ACTIVE', taxType: 'GENERAL' };
  },
};
