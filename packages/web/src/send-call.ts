import type { Endpoint, InputOf, OutputOf } from '@maru/contract/endpoint.ts';
import { type Failure, isErrorCode } from '@maru/contract/errors.ts';
import { wireRequest } from '@maru/contract/wire-request.ts';
import { pageNotices } from '@maru/ui/notice/page-notices.ts';
import { ApiError } from './api-error.ts';
import { deviceHeaders } from './device.ts';
import { fetchOrFail, kindOf, NetworkError, networkNotices } from './network-error.ts';

export type CallOptions = {
  /** Required by `idempotent` endpoints: one key per intent, the same on every retry. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Further headers. */
  headers?: Readonly<Record<string, string>>;
  /**
   * The page sends the call by itself in the background, so its success says nothing about an earlier act of
   * the person.
   */
  isByItself?: boolean;
  /** Cache mode of the request; by default the response headers decide. */
  cache?: RequestCache;
};

/**
 * Sends one call on the page's own origin with the given token. Throws ApiError for a refusal and
 * NetworkError if there was no response.
 */
export async function sendCall<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  token: string | undefined,
  options: CallOptions = {},
): Promise<OutputOf<E>> {
  const { method, url, body } = wireRequest(endpoint, input);
  const response = await fetchOrFail(url, {
    method,
    headers: { ...callHeaders(token, { hasBody: body !== undefined, ...options }), ...options.headers },
    ...(body === undefined ? {} : { body }),
    ...(options.signal ? { signal: options.signal } : {}),
    ...(options.cache ? { cache: options.cache } : {}),
  });
  return (await answerOf(response, { isAct: isAct(endpoint, options) })) as OutputOf<E>;
}

/** Whether the call changes something. */
export function isAct({ method }: Endpoint, { isByItself = false }: CallOptions): boolean {
  return method !== 'GET' && !isByItself;
}

type RequestParts = { hasBody: boolean; idempotencyKey?: string };

/** Headers of a call, and of the live stream. */
export function callHeaders(
  token: string | undefined,
  parts: RequestParts = { hasBody: false },
): Record<string, string> {
  const xsrf = readCookie('XSRF-TOKEN');
  return {
    Accept: 'application/json',
    ...deviceHeaders(),
    ...(parts.hasBody ? { 'Content-Type': 'application/json' } : {}),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(xsrf ? { 'X-XSRF-TOKEN': xsrf } : {}),
    ...(parts.idempotencyKey ? { 'Idempotency-Key': parts.idempotencyKey } : {}),
  };
}

/** Reads the anti-forgery cookie. If a gateway sets it, its value is sent back as a header. */
function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found && decodeURIComponent(found.slice(name.length + 1));
}

async function answerOf(response: Response, { isAct }: { isAct: boolean }): Promise<unknown> {
  const body = await readBody(response);
  // A refusal is known by its code, not by the HTTP status: EMAIL_NOT_VERIFIED comes with 200.
  const refusal = isFailure(body) ? new ApiError(response.status, body) : undefined;
  // 304: nothing has changed (`revalidated`).
  if (!refusal && !response.ok && response.status !== 304)
    throw new NetworkError('status', { http: response.status });

  pageNotices.remove(networkNotices.read);
  if (isAct) pageNotices.remove(networkNotices.act);
  if (refusal) throw refusal;
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
