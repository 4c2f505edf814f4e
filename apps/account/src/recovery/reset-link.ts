import { type ApiError, isApiError } from '@maru/web/api-error.ts';

/** The parameters in the link of the mail. If one of them is missing, the server redirects to `/`. */
export type ResetLink = { token: string; userId: string };

export function readResetLink(query: string): ResetLink {
  const given = new URLSearchParams(query);
  return { token: given.get('token') ?? '', userId: given.get('userId') ?? '' };
}

/** Whether a refusal means that the link is no longer valid and a new mail is needed. */
export function isLinkRefused(error: unknown): error is ApiError {
  if (isApiError(error, 'TOKEN_INVALID') || isApiError(error, 'INCORRECT_ACCESS')) return true;
  // The link was cut off.
  return isApiError(error, 'WRONG_FORMAT') && Object.keys(error.fields ?? {}).some(isOfLink);
}

/** The error code whose text is shown for the refusal. */
export function codeOfRefusedLink({ code }: ApiError): 'TOKEN_INVALID' | 'INCORRECT_ACCESS' {
  return code === 'INCORRECT_ACCESS' ? code : 'TOKEN_INVALID';
}

function isOfLink(field: string): boolean {
  return field === 'token' || field === 'userId';
}
