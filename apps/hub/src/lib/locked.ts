import type { ErrorDetail } from '@maru/contract/errors.ts';
import { isApiError } from '@maru/web/api-error.ts';
import { reportError } from '@maru/web/report-error.ts';
import { useSyncExternalStore } from 'react';

export type Lock = ErrorDetail<'LOCKED'>;

/** A lock that is asked about; `isWaitedFor` while acts go on once it is open. */
type Asked = { lock: Lock; isWaitedFor: boolean };

let asked: Asked | undefined;
let waiting: ((isOpen: boolean) => void)[] = [];
/** Refusals that were asked about already, and given up. */
const givenUp = new WeakSet<Error>();
/** Refusals of acts whose screen was left before the answer came. */
const leftBehind = new WeakSet<Error>();
/** An act belongs to the screen that it was sent from, and to the store of that. */
let screensLeft = 0;
const listeners = new Set<() => void>();

function set(next: Asked | undefined) {
  asked = next;
  for (const listener of listeners) listener();
}

/** Opens the dialog that asks for an approval; what was typed stays below it. */
export function tellLocked(lock: Lock) {
  set({ lock, isWaitedFor: waiting.length > 0 });
}

/** The dialog is done with: the lock is open, and what waited goes on, or it was closed, and nothing does. */
export function endLocked(isOpen: boolean) {
  const acts = waiting;
  waiting = [];
  set(undefined);
  for (const goOn of acts) goOn(isOpen);
}

/** Another screen stands now: it asks about no act of the one before, and nothing of that goes on from here. */
export function leaveLocked() {
  screensLeft += 1;
  endLocked(false);
}

/** The lock that has to be asked about; undefined while nothing has to be. */
export function lockAsked(): Asked | undefined {
  return asked;
}

export function useLocked(): Asked | undefined {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, lockAsked);
}

/** Sends what the app lock may refuse. Refused, it asks for an approval, and once that came the act goes on by itself. */
export async function throughLock<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  const sentFrom = screensLeft;
  for (;;) {
    try {
      return await send();
    } catch (error) {
      if (!isApiError(error, 'LOCKED')) throw error;
      const isLeft = screensLeft !== sentFrom;
      if (!isLeft && (await isOpened(error.detail))) continue;
      (isLeft ? leftBehind : givenUp).add(error);
      throw error;
    }
  }
}

function isOpened(lock: Lock): Promise<boolean> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    tellLocked(lock);
  });
}

/** Says why an act failed: by the dialog of the app lock where that can still be asked, else by a notice. */
export function reportRefusal(error: unknown) {
  if (!isApiError(error, 'LOCKED') || leftBehind.has(error)) reportError(error);
  else if (!givenUp.has(error)) tellLocked(error.detail);
}
