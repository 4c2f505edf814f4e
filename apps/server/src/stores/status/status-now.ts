import { nextChange, statusByHours } from '@maru/contract/stores/opening-hours.ts';
import type { StatusRow } from './status.queries.ts';

/** Whether a store is open: what a person chose until the hours change next, else what the hours say. */
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
