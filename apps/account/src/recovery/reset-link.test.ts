import type { Failure } from '@maru/contract/errors.ts';
import { ApiError } from '@maru/web/api-error.ts';
import { expect, test } from 'vitest';
import { codeOfRefusedLink, isLinkRefused, readResetLink } from './reset-link.ts';

const refusal = (failure: Omit<Failure, 'message'>) => new ApiError(400, { message: '', ...failure });

test('spec 2 · reset password: token and userId are read from the query', () => {
  expect(readResetLink('token=a-b_c&userId=0199')).toEqual({ token: 'a-b_c', userId: '0199' });
});

test('spec 8 · reset password: an invalid or expired token and incorrect access are reported with their own codes', () => {
  const invalid = refusal({ status: 'TOKEN_INVALID' });
  const incorrect = refusal({ status: 'INCORRECT_ACCESS' });
  expect([invalid, incorrect].map(isLinkRefused)).toEqual([true, true]);
  expect([invalid, incorrect].map(codeOfRefusedLink)).toEqual(['TOKEN_INVALID', 'INCORRECT_ACCESS']);
});

test('a link that was cut off counts as expired', () => {
  const broken = refusal({ status: 'WRONG_FORMAT', fields: { userId: 'wrongFormat' } });
  expect(isLinkRefused(broken)).toBe(true);
  expect(codeOfRefusedLink(broken)).toBe('TOKEN_INVALID');
});

test('problems of the password are not problems of the link', () => {
  const short = refusal({ status: 'WRONG_FORMAT', fields: { password: 'passwordLength' } });
  const common = refusal({ status: 'PASSWORD_TOO_COMMON' });
  expect([short, common, new Error('x')].map(isLinkRefused)).toEqual([false, false, false]);
});
