import { applicationStatuses } from '@maru/contract/stores/application.ts';
import { expect, test } from 'vitest';
import { leavingOutcome } from './leaving-outcome.ts';

test.each([
  ['DRAFT', 'GOES_ALONG'],
  ['PENDING', 'HOLDS'],
  ['APPROVED', 'HOLDS'],
  ['TERMINATED', 'STAYS'],
] as const)('the only owner of a store that is %s: %s', (applicationStatus, outcome) => {
  expect(leavingOutcome({ role: 'OWNER', applicationStatus, otherOwners: 0 })).toBe(outcome);
});

test('staff, and owners beside others, leave a store in any status', () => {
  for (const applicationStatus of applicationStatuses) {
    expect(leavingOutcome({ role: 'STAFF', applicationStatus, otherOwners: 1 })).toBe('LEAVES');
    expect(leavingOutcome({ role: 'OWNER', applicationStatus, otherOwners: 1 })).toBe('LEAVES');
  }
});
