import { expect, test } from 'vitest';
import { dialled } from './dialled.ts';

test.each([
  ['+821012345678', { country: '82', to: '01012345678' }],
  ['+82212345678', { country: '82', to: '0212345678' }],
  ['+12025550123', { country: '1', to: '2025550123' }],
  ['+447911123456', { country: '44', to: '7911123456' }],
  ['+819012345678', { country: '81', to: '9012345678' }],
  ['+393123456789', { country: '39', to: '3123456789' }],
  ['01012345678', undefined],
  ['', undefined],
])('%s is dialled as %o', (e164, expected) => {
  expect(dialled(e164)).toEqual(expected);
});
