import { expect, test } from 'vitest';
import { decisionOf } from './decisions.ts';

test.each([
  ['PENDING', 'APPROVED', 'APPROVE', false],
  ['PENDING', 'DRAFT', 'SEND_BACK', true],
  ['APPROVED', 'TERMINATED', 'CLOSE', true],
  ['TERMINATED', 'APPROVED', 'REOPEN', false],
] as const)('the decision from %s to %s is %s and needs a reason: %s', (from, to, kind, needsReason) => {
  expect(decisionOf(from, to)).toEqual({ kind, to, needsReason });
});
