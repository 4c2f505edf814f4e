import { ApiError } from '@maru/web/api-error.ts';
import { expect, test } from 'vitest';
import { hasProblem, wrongFields } from './problems.ts';

const wrong = (fields?: object) =>
  new ApiError(400, { status: 'WRONG_FORMAT', message: '', ...(fields ? { fields: { ...fields } } : {}) });

test('spec 5 · a response with status WRONG_FORMAT is an error beside the fields that it names', () => {
  const error = wrong({ username: 'notCorrectEmailForm', other: 'required' });
  expect(wrongFields(error, ['username', 'password'])).toEqual({ username: 'notCorrectEmailForm' });
});

test('WRONG_FORMAT without a field of the form becomes a notice', () => {
  expect(wrongFields(wrong(), ['username'])).toBeUndefined();
  expect(wrongFields(wrong({ other: 'required' }), ['username'])).toBeUndefined();
  const used = new ApiError(409, { status: 'USED_EMAIL', message: '' });
  expect(wrongFields(used, ['username'])).toBeUndefined();
});

test('a cleared problem leaves none at its field', () => {
  expect(hasProblem({})).toBe(false);
  expect(hasProblem({ name: undefined })).toBe(false);
  expect(hasProblem({ name: undefined, password: 'passwordLength' })).toBe(true);
});
