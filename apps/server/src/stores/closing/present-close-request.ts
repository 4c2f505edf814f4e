import type { CloseRequest } from '@maru/contract/stores/closing.endpoints.ts';
import type { CloseRequestRow } from './close-requests.queries.ts';

export function presentCloseRequest({ endedAs, askedAt, endedAt, ...row }: CloseRequestRow): CloseRequest {
  return {
    ...row,
    status: endedAs ?? 'OPEN',
    askedAt: askedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}
