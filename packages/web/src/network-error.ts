/**
 * Why there is no response from our server: the connection failed, the caller aborted, the time ran out, or
 * something between page and server responded with a status of its own.
 */
export type NetworkErrorKind = 'network' | 'aborted' | 'timeout' | 'status';

/**
 * Ids of the notice that there was no response. The next response removes the notice. A notice about an act
 * is removed only by the response to an act, because queries that refetch on their own would remove it before
 * anybody has read it.
 */
export const networkNotices = { read: 'NETWORK', act: 'NETWORK_ACT' } as const;

export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly kind: NetworkErrorKind;
  /** HTTP status; only for the kind `status`. */
  readonly http: number | undefined;
  /** Whether the failed call was meant to change something; set by `call`. */
  isAct = false;

  constructor(kind: NetworkErrorKind, options: { http?: number; cause?: unknown } = {}) {
    super(kind === 'status' ? `status ${options.http}` : kind, { cause: options.cause });
    this.kind = kind;
    this.http = options.http;
  }
}

/** `fetch` that throws NetworkError. */
export async function fetchOrFail(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    throw new NetworkError(kindOf(cause), { cause });
  }
}

export function kindOf(cause: unknown): NetworkErrorKind {
  const name = cause instanceof Error ? cause.name : '';
  if (name === 'AbortError') return 'aborted';
  return name === 'TimeoutError' ? 'timeout' : 'network';
}
