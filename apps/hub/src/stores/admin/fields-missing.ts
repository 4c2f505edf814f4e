import type { NeededForApproval } from '@maru/contract/stores/application.ts';

/** Latitude and longitude count as one field. */
export function fieldsMissing(missing: readonly NeededForApproval[]): NeededForApproval[] {
  return [...new Set(missing.map((name) => (name === 'lng' ? 'lat' : name)))];
}
