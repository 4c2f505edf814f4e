import { expect, test } from 'vitest';
import { secretKeyProblem } from './secret-key.ts';

test.each([
  ['test_sk_a1b2c3d4e5f6g7h8', undefined],
  ['live_gsk_a1b2c3d4e5f6g7h8', undefined],
  ['test_ck_a1b2c3d4e5f6g7h8', 'CLIENT_KEY'],
  ['live_gck_a1b2c3d4e5f6g7h8', 'CLIENT_KEY'],
  ['asdfasdfasdfasdf', 'NO_KEY'],
  ['test_sk_', 'NO_KEY'],
  ['test_sk_with a space', 'NO_KEY'],
  ['', 'NO_KEY'],
])('the secret key %j has the problem %s', (key, problem) => {
  expect(secretKeyProblem(key)).toBe(problem);
});
