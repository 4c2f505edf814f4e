import type { NeededForApproval } from '@maru/contract/stores/application.ts';

/** Latitude and longitude are one place on the map, and named once. */
export function fieldsMissing(missing: readonly NeededForApproval[]): NeededForApproval[] {
  return [...new Set(missing.map((name) => (name === 'lng' ? 'lat' : name)))];
}
