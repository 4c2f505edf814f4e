import type { ErrorCode } from '@maru/contract/errors.ts';
import { type ApiError, isApiError } from '@maru/web/api-error.ts';

/**
 * A refusal that the form itself shows: the login failed, or the address could not be verified.
 * `isMailNeeded`: a new mail would help.
 */
export type VerifyProblem = {
  kind: 'login' | 'authentication';
  code: ErrorCode;
  detail: unknown;
  isMailNeeded: boolean;
};

const kinds: Partial<Record<ErrorCode, VerifyProblem['kind']>> = {
  LOGIN_FAILED: 'login',
  TOO_MANY_REQUESTS: 'login',
  TOKEN_INVALID: 'authentication',
  INCORRECT_ACCESS: 'authentication',
  UNAUTHENTICATED: 'authentication',
};

/** The address was already verified, which is not a problem. */
export function wasVerifiedBefore(error: unknown): boolean {
  return isApiError(error, 'TOKEN_INVALID') && error.detail?.reason === 'ALREADY_VERIFIED';
}

export function verifyProblem(error: unknown): VerifyProblem | undefined {
  if (!isApiError(error)) return undefined;
  const kind = kinds[error.code];
  return kind && { kind, ...toldBy(error) };
}

function toldBy({ code, detail }: ApiError) {
  return { code, detail, isMailNeeded: code === 'TOKEN_INVALID' };
}
