import { applicationStatuses } from '@maru/contract/stores/application.ts';
import { expect, test } from 'vitest';
import { leavingOutcome } from './leaving-outcome.ts';

test.each([
  ['DRAFT', 'GOES_ALONG'],
  ['PENDING', 'HOLDS'],
  ['APPROVED', 'HOLDS'],
  ['TERMINATED', 'STAYS'],
] as const)('the outcome for the only owner of a store that is %s: %s', (applicationStatus, outcome) => {
  expect(leavingOutcome({ role: 'OWNER', applicationStatus, otherOwners: 0, otherActiveOwners: 0 })).toBe(
    outcome,
  );
});

test('staff, and owners beside others, leave a store in any status', () => {
  for (const applicationStatus of applicationStatuses) {
    const beside = { applicationStatus, otherOwners: 1, otherActiveOwners: 1 };
    expect(leavingOutcome({ role: 'STAFF', ...beside })).toBe('LEAVES');
    expect(leavingOutcome({ role: 'OWNER', ...beside })).toBe('LEAVES');
  }
});

test.each([
  ['DRAFT', 'LEAVES'],
  ['PENDING', 'HOLDS'],
  ['APPROVED', 'HOLDS'],
  ['TERMINATED', 'LEAVES'],
] as const)(
  'the outcome for an owner beside one who cannot sign in, in a store that is %s: %s',
  (applicationStatus, outcome) => {
    const beside = { applicationStatus, otherOwners: 1, otherActiveOwners: 0 };
    expect(leavingOutcome({ role: 'OWNER', ...beside })).toBe(outcome);
  },
);
