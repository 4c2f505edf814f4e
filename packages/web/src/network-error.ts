/**
 * Why there is no answer of ours: the connection failed, the caller gave up, the time ran out, or something between page
 * and server answered with a status of its own.
 */
export type NetworkErrorKind = 'network' | 'aborted' | 'timeout' | 'status';

/**
 * Ids of the notice that no answer came. The next answer removes it. The notice about an act is removed only by the answer
 * to an act: queries that refetch on their own would remove it before anybody has read it.
 */
export const networkNotices = { read: 'NETWORK', act: 'NETWORK_ACT' } as const;

export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly kind: NetworkErrorKind;
  /** HTTP status; only of the kind `status`. */
  readonly http: number | undefined;
  /** Whether the failed call was to change something; set by `call`. */
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
