import { type ApiError, isApiError } from '@maru/web/api-error.ts';
import { type Problems, wrongFields } from '#account/lib/problems.ts';
import type { PhoneCodeProblem } from '#account/verification/phone-code-problem.ts';
import type { BasicsName } from './basics.ts';

/** The step that a refusal of `createUser` belongs to, and its problem. */
export type SignUpRefusal =
  | { at: 'basicInfomation'; problems: Problems<BasicsName> }
  | { at: 'phoneAuthenticaiton'; problem: PhoneCodeProblem }
  | { at: 'term' };

/** Undefined if the refusal is not about any input. */
export function refusalIn(error: ApiError): SignUpRefusal | undefined {
  const { code } = error;
  if (code === 'USED_EMAIL') return { at: 'basicInfomation', problems: { username: { code } } };
  if (isApiError(error, 'PASSWORD_TOO_COMMON')) {
    const password = { code, detail: error.detail };
    return { at: 'basicInfomation', problems: { password } };
  }
  if (code === 'PHONE_NOT_VERIFIED')
    return { at: 'phoneAuthenticaiton', problem: { name: 'phoneNotVerified' } };
  if (code === 'TERMS_NOT_AGREED') return { at: 'term' };
  if (isApiError(error, 'WRONG_FORMAT') && error.fields?.cellphone)
    return { at: 'phoneAuthenticaiton', problem: { name: 'phoneNumberisNotCorrectFormat' } };

  const problems = wrongFields<BasicsName>(error, ['name', 'username', 'password']);
  return problems && { at: 'basicInfomation', problems };
}
