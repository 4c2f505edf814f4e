import type { NeededForApproval } from '@maru/contract/stores/application.ts';

/** The missing fields for an approval. Latitude and longitude count as one. */
export function fieldsMissing(missing: readonly NeededForApproval[]): NeededForApproval[] {
  return [...new Set(missing.map((name) => (name === 'lng' ? 'lat' : name)))];
}
