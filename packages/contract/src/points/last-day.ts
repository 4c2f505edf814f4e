import { businessDateOf } from '../time/business-date.ts';

const day = 24 * 60 * 60_000;

/** The last business day on which points can be used (`YYYY-MM-DD`). `expiresAt` is the start of the day after it. */
export function lastDayOf(expiresAt: string): string {
  return businessDateOf(new Date(Date.parse(expiresAt) - day), 0);
}
