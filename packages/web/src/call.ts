import type { Endpoint, InputOf, OutputOf } from '@maru/contract/endpoint.ts';
import { isApiError } from './api-error.ts';
import { NetworkError } from './network-error.ts';
import { type CallOptions, isAct, sendCall } from './send-call.ts';
import { accessToken, accessTokenAfter, sessionStore } from './session.ts';

/**
 * Calls the server on the page's own origin. Throws ApiError for a refusal, NetworkError if there was no
 * response, and SessionEnded if the call needs a user and nobody is signed in. If the server rejects the
 * token, the token is renewed once.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<OutputOf<E>> {
  try {
    return await sendAsPerson(endpoint, input, options);
  } catch (error) {
    // Set here, because the request for the token may have failed, too.
    if (error instanceof NetworkError) error.isAct = isAct(endpoint, options);
    throw error;
  }
}

async function sendAsPerson<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions,
): Promise<OutputOf<E>> {
  const token = await tokenFor(endpoint);
  try {
    return await sendCall(endpoint, input, token, options);
  } catch (error) {
    if (!token || !isApiError(error, 'UNAUTHENTICATED')) throw error;
    return sendCall(endpoint, input, await accessTokenAfter(token), options);
  }
}

/**
 * Sends a `revalidated` call for a caller that has a cached answer. Returns undefined if that answer is still
 * current (304).
 */
export function callIfChanged<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<OutputOf<E> | undefined> {
  return call(endpoint, input, { ...options, cache: 'no-store' });
}

async function tokenFor(endpoint: Endpoint): Promise<string | undefined> {
  const isOpen = endpoint.access.some(({ kind }) => kind === 'anyone');
  if (isOpen && sessionStore.getSnapshot().status !== 'signedIn') return undefined;
  return accessToken();
}
