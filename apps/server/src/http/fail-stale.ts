import type { UserContext } from './context.ts';
import { fail } from './refusal.ts';

/** Who wrote a row last, and when; nobody, or not yet, where it is as it was made. */
export type LastChange = { changedById: string | null; changedBy: string | null; changedAt: Date | null };

/**
 * Refuses an edit of what has been changed since it was read, and tells it as it is now. Of who changed it the name goes
 * out and whether it is the caller, on another screen; ids of accounts are not for everyone who may edit.
 */
export function failStale(
  { actor }: Pick<UserContext, 'actor'>,
  row: unknown,
  { changedById, changedBy, changedAt }: LastChange,
): never {
  fail('DATA_WAS_BEEN_MODIFIED', {
    row,
    changedBy,
    isOwn: changedById === actor.userId,
    changedAt: (changedAt ?? new Date(0)).toISOString(),
  });
}
