import type { ErrorCode } from '@maru/contract/errors.ts';
import { type ApiError, isApiError } from '@maru/web/api-error.ts';

/**
 * What the form says of a refusal: that the sign-in failed, or that the e-mail could not be verified and why. Another
 * mail helps only where the token is to blame. Undefined: a notice says it.
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

/** Nothing was left to verify: good news, and no problem. */
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
