import type { ErrorCode } from '@maru/contract/errors.ts';
import type { FieldCode } from '@maru/contract/field-codes.ts';
import { passwordProblem } from '@maru/contract/users/password-rules.ts';

export type PasswordFields = { currentPassword: string; password: string; confirm: string };
export type PasswordField = keyof PasswordFields;

export const emptyPasswords: PasswordFields = { currentPassword: '', password: '', confirm: '' };

/** Problems of the fields, in their order; checked before anything is sent. */
export function passwordProblems(fields: PasswordFields): Partial<Record<PasswordField, FieldCode>> {
  const { currentPassword, password, confirm } = fields;
  const ofPassword = password === '' ? 'required' : passwordProblem(password);
  const ofConfirm = confirm === '' ? 'required' : confirm === password ? undefined : 'notMatchPassword';
  return {
    ...(currentPassword === '' ? { currentPassword: 'required' } : {}),
    ...(ofPassword ? { password: ofPassword } : {}),
    ...(ofConfirm ? { confirm: ofConfirm } : {}),
  };
}

const fieldsOfCodes: Partial<Record<ErrorCode, PasswordField>> = {
  CURRENT_PASSWORD_INCORRECT: 'currentPassword',
  PASSWORD_TOO_COMMON: 'password',
  PASSWORD_UNCHANGED: 'password',
};

/** The field that an error belongs to; undefined if it is about the whole form. */
export function passwordFieldOf(code: ErrorCode): PasswordField | undefined {
  return fieldsOfCodes[code];
}
