import { nextChange, statusByHours } from '@maru/contract/stores/opening-hours.ts';
import type { StatusRow } from './status.queries.ts';

/** The current status: the chosen one until it expires, else by the opening hours. */
export function statusNow(
  { applicationStatus, openingHours, chosenStatus, chosenUntil }: StatusRow,
  now: Date,
) {
  if (applicationStatus !== 'APPROVED') return { status: 'UNKNOWN' as const, isChosen: false, next: null };

  const change = nextChange(openingHours, now);
  const chosen = chosenStatus !== null && (chosenUntil === null || now < chosenUntil) ? chosenStatus : null;
  return {
    status: chosen ?? statusByHours(openingHours, now),
    isChosen: chosen !== null,
    next: change ? { status: change.status, at: change.at.toISOString() } : null,
  };
}
