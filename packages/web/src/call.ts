import type { Endpoint, InputOf, OutputOf } from '@maru/contract/endpoint.ts';
import { type Failure, isErrorCode } from '@maru/contract/errors.ts';
import { ApiError } from './api-error.ts';
import { deviceHeaders } from './device.ts';
import { fetchOrFail, kindOf, NetworkError } from './network-error.ts';
import { accessToken, accessTokenAfter, sessionStore } from './session.ts';
import { type WireRequest, wireRequest } from './wire-request.ts';

export type CallOptions = {
  /** Needed by endpoints that are `idempotent`; one key per intent, the same on every retry. */
  idempotencyKey?: string;
  signal?: AbortSignal;
};

/**
 * Calls the server, on the page's own origin. Throws ApiError for a refusal, NetworkError where no answer came, and
 * SessionEnded where the call needs a person and nobody is signed in. A refused token is renewed once.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<OutputOf<E>> {
  const request = wireRequest(endpoint, input);
  const token = await tokenFor(endpoint);
  let response = await send(request, token, options);

  if (response.status === 401 && token) {
    response = await send(request, await accessTokenAfter(token), options);
  }
  return (await answerOf(response)) as OutputOf<E>;
}

async function tokenFor(endpoint: Endpoint): Promise<string | undefined> {
  const isOpen = endpoint.access.some(({ kind }) => kind === 'anyone');
  if (isOpen && sessionStore.getSnapshot().status !== 'signedIn') return undefined;
  return accessToken();
}

function send(request: WireRequest, token: string | undefined, options: CallOptions): Promise<Response> {
  const { method, url, body } = request;
  return fetchOrFail(url, {
    method,
    headers: callHeaders(token, { hasBody: body !== undefined, ...options }),
    ...(body === undefined ? {} : { body }),
    ...(options.signal ? { signal: options.signal } : {}),
  });
}

type Told = { hasBody: boolean; idempotencyKey?: string };

/** Headers of a call; also those of the live stream, which cannot go through `call`. */
export function callHeaders(
  token: string | undefined,
  told: Told = { hasBody: false },
): Record<string, string> {
  const xsrf = readCookie('XSRF-TOKEN');
  return {
    Accept: 'application/json',
    ...deviceHeaders(),
    ...(told.hasBody ? { 'Content-Type': 'application/json' } : {}),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(xsrf ? { 'X-XSRF-TOKEN': xsrf } : {}),
    ...(told.idempotencyKey ? { 'Idempotency-Key': told.idempotencyKey } : {}),
  };
}

/** The anti-forgery pair (spec.md section 9): the cookie's value comes back as a header. */
function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found && decodeURIComponent(found.slice(name.length + 1));
}

async function answerOf(response: Response): Promise<unknown> {
  const body = await readBody(response);
  // A refusal is known by its code, not by the HTTP status: WRONG_FORMAT is an error under 200 too (spec.md section 5).
  if (isFailure(body)) throw new ApiError(response.status, body);
  if (!response.ok) throw new NetworkError('status', { http: response.status });
  return (body as { response?: unknown } | undefined)?.response;
}

async function readBody(response: Response): Promise<unknown> {
  try {
    const text = await response.text();
    return text === '' ? undefined : JSON.parse(text);
  } catch (cause) {
    if (cause instanceof SyntaxError) throw new NetworkError('status', { http: response.status, cause });
    throw new NetworkError(kindOf(cause), { cause });
  }
}

function isFailure(body: unknown): body is Failure {
  return typeof body === 'object' && body !== null && 'status' in body && isErrorCode(body.status);
}
