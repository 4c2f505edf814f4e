import { type LockPart, lockParts } from '@maru/contract/app-lock/lock-parts.ts';

/** One switch of the form per lock part. */
export type LockedValues = Record<LockPart, boolean>;

export function lockedValuesOf(locked: readonly LockPart[]): LockedValues {
  return Object.fromEntries(lockParts.map((part) => [part, locked.includes(part)])) as LockedValues;
}

export function lockedIn(values: LockedValues): LockPart[] {
  return lockParts.filter((part) => values[part]);
}
