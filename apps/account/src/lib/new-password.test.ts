import { expect, test } from 'vitest';
import { livePasswordProblems, newPasswordProblems } from './new-password.ts';

const nowhere = { password: false, confirm: false };
const everywhere = { password: true, confirm: true };
const same = (password: string) => ({ password, confirm: password });

test.each(['maru 1234', 'maru-1234', '마루마루마루마루', 'maru1234^', 'maru1234é', 'maru.1234'])(
  'spec 5 · password: only letters, digits and @ $ ! * # ? & are allowed: "%s" is noCorrectPasswordFormat at once',
  (password) => {
    expect(newPasswordProblems(same(password)).password).toBe('noCorrectPasswordFormat');
    expect(livePasswordProblems({ password, confirm: '' }, nowhere).password).toBe('noCorrectPasswordFormat');
  },
);

test('spec 5 · password: at least 8 characters are required, else passwordLength is shown once the field was left', () => {
  expect(newPasswordProblems(same('maru123')).password).toBe('passwordLength');
  expect(newPasswordProblems(same('maru1234')).password).toBeUndefined();
  expect(livePasswordProblems(same('maru123'), nowhere).password).toBeUndefined();
  expect(livePasswordProblems(same('maru123'), everywhere).password).toBe('passwordLength');
});

test('spec 5 · password: confirmation must equal password, else notMatchPassword', () => {
  const typed = { password: 'maru1234!', confirm: 'maru1234?' };
  expect(newPasswordProblems(typed).confirm).toBe('notMatchPassword');
  expect(livePasswordProblems(typed, nowhere).confirm).toBe('notMatchPassword');
  expect(newPasswordProblems(same('maru1234!'))).toEqual({ password: undefined, confirm: undefined });
});

test('a partly typed confirmation is no error yet; a whole one that no longer equals the password is', () => {
  expect(livePasswordProblems({ password: 'maru1234!', confirm: 'maru' }, nowhere).confirm).toBeUndefined();
  expect(livePasswordProblems({ password: 'maru123', confirm: 'maru1234!' }, everywhere).confirm).toBe(
    'notMatchPassword',
  );
});

test('empty fields have no problems yet', () => {
  expect(livePasswordProblems(same(''), everywhere)).toEqual({ password: undefined, confirm: undefined });
});
