import type { FailureState } from '@maru/contract/serviceability/serviceability-rules.ts';

export const failureViews = ['MESSAGES', 'RECEIPTS', 'PAYMENTS', 'JOBS'] as const;
export type FailureView = (typeof failureViews)[number];

/**
 * State of the list in the address. Messages, failed ones and the first page are the defaults and left out.
 */
export type FailuresAddress = {
  view?: Exclude<FailureView, 'MESSAGES'>;
  state?: Exclude<FailureState, 'FAILED'>;
  page?: number;
};
export type FailuresChange = { view?: FailureView; state?: FailureState; page?: number | undefined };

/** Parses untrusted search parameters. Unknown ones are dropped. */
export function readFailuresAddress(search: Record<string, unknown>): FailuresAddress {
  const view = (['RECEIPTS', 'PAYMENTS', 'JOBS'] as const).find((one) => one === search.view);
  const canBeLate = view === undefined || view === 'JOBS';
  const page = Number(search.page);
  return {
    ...(view && { view }),
    ...(canBeLate && search.state === 'LATE' && { state: 'LATE' }),
    ...(Number.isInteger(page) && page > 1 && page <= 1_000_000 && { page }),
  };
}

/** Returns to the first page for another list or state. */
export function changeFailuresAddress(before: FailuresAddress, change: FailuresChange): FailuresAddress {
  if ('view' in change) return readFailuresAddress({ ...change });
  const isSamePlace = !('state' in change);
  return readFailuresAddress({ ...before, ...(isSamePlace ? {} : { page: undefined }), ...change });
}
