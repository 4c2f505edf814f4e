import type { Endpoint, InputOf, OutputOf } from '@maru/contract/endpoint.ts';
import { isApiError } from '@maru/web/api-error.ts';
import { type CallOptions, sendCall } from '@maru/web/send-call.ts';
import { clientToken, clientTokenAfter } from './client-token.ts';

/**
 * Calls the server with a CLIENT token, without a user. Throws ApiError for a refusal and NetworkError if
 * there was no response. A refused CLIENT token is renewed once; any other 401, such as LOGIN_FAILED, is a
 * refusal like others.
 */
export async function callAsClient<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<OutputOf<E>> {
  const token = await clientToken();
  try {
    return await sendCall(endpoint, input, token, options);
  } catch (error) {
    if (!isApiError(error, 'UNAUTHENTICATED')) throw error;
    return sendCall(endpoint, input, await clientTokenAfter(token), options);
  }
}

/** Calls the server as the user of the token, which is kept in memory only. */
export function callAsUser<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  accessToken: string,
): Promise<OutputOf<E>> {
  return sendCall(endpoint, input, accessToken);
}
