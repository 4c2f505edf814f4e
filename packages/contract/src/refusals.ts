import { type Endpoint, hasStoreAccess } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';

/** All error codes of an endpoint: its own and those implied by its access and flags. */
export function refusalsOf(endpoint: Endpoint): ErrorCode[] {
  const { access, lock, idempotent, versioned, heavy } = endpoint;
  const isOpen = access.some(({ kind }) => kind === 'anyone');
  const needsNoRight = access.some(
    (way) => way.kind === 'anyone' || way.kind === 'user' || (way.kind === 'member' && way.right === 'ANY'),
  );
  const codes: ErrorCode[] = [
    'WRONG_FORMAT',
    isOpen ? 'TOO_MANY_REQUESTS' : 'UNAUTHENTICATED',
    ...(needsNoRight ? [] : (['FORBIDDEN'] as const)),
    ...(hasStoreAccess(endpoint) ? (['NOT_FOUND'] as const) : []),
    ...(lock ? (['LOCKED'] as const) : []),
    ...(versioned ? (['DATA_WAS_BEEN_MODIFIED'] as const) : []),
    ...(heavy ? (['TOO_MANY_REQUESTS'] as const) : []),
    ...(idempotent ? (['REQUEST_IN_PROGRESS', 'IDEMPOTENCY_KEY_REUSED'] as const) : []),
    ...endpoint.errors,
    'INTERNAL',
    'UNAVAILABLE',
  ];
  return [...new Set(codes)];
}
