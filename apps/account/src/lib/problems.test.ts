import { ApiError } from '@maru/web/api-error.ts';
import { expect, test } from 'vitest';
import { hasProblem, wrongFields } from './problems.ts';

const wrong = (fields?: object) =>
  new ApiError(400, { status: 'WRONG_FORMAT', message: '', ...(fields ? { fields: { ...fields } } : {}) });

test('spec 5 · a response with status WRONG_FORMAT is an error beside the fields that it names', () => {
  const error = wrong({ username: 'notCorrectEmailForm', other: 'required' });
  expect(wrongFields(error, ['username', 'password'])).toEqual({ username: 'notCorrectEmailForm' });
});

test('an error that names no field of the form is not shown at a field', () => {
  expect(wrongFields(wrong(), ['username'])).toBeUndefined();
  expect(wrongFields(wrong({ other: 'required' }), ['username'])).toBeUndefined();
  const used = new ApiError(409, { status: 'USED_EMAIL', message: '' });
  expect(wrongFields(used, ['username'])).toBeUndefined();
});

test('a field whose problem was cleared does not count as having one', () => {
  expect(hasProblem({})).toBe(false);
  expect(hasProblem({ name: undefined })).toBe(false);
  expect(hasProblem({ name: undefined, password: 'passwordLength' })).toBe(true);
});
