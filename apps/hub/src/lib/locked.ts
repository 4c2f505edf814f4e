import type { ErrorDetail } from '@maru/contract/errors.ts';
import { isApiError } from '@maru/web/api-error.ts';
import { reportError } from '@maru/web/report-error.ts';
import { useSyncExternalStore } from 'react';

export type Lock = ErrorDetail<'LOCKED'>;

/** The lock that the dialog asks to open. `isWaitedFor`: acts continue once it is open. */
type Asked = { lock: Lock; isWaitedFor: boolean };

let asked: Asked | undefined;
let waiting: ((isOpen: boolean) => void)[] = [];
/** Refusals whose dialog the person has closed. */
const givenUp = new WeakSet<Error>();
/** Refusals of acts that no dialog could ask about, because their screen was left or belongs to no store. */
const unasked = new WeakSet<Error>();
/** Counts navigations, so that an act knows whether its screen, and its store, are still shown. */
let screensLeft = 0;
const listeners = new Set<() => void>();

function set(next: Asked | undefined) {
  asked = next;
  for (const listener of listeners) listener();
}

/** Opens the dialog that asks for an approval. Unsaved input below it is kept. */
export function openLockDialog(lock: Lock) {
  set({ lock, isWaitedFor: waiting.length > 0 });
}

/** Closes the dialog. If the lock is open, waiting acts continue; otherwise they fail. */
export function closeLockDialog(isOpen: boolean) {
  const acts = waiting;
  waiting = [];
  set(undefined);
  for (const goOn of acts) goOn(isOpen);
}

/** Called on navigation: closes the dialog and makes the acts of the previous screen fail. */
export function cancelLockedActs() {
  screensLeft += 1;
  closeLockDialog(false);
}

/** The lock that the dialog shows, if any. */
export function shownLock(): Asked | undefined {
  return asked;
}

/**
 * Subscribes the dialog; returns a function that unsubscribes. Without a dialog, as on admin screens, a
 * refused act fails at once.
 */
export function watchLock(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useShownLock(): Asked | undefined {
  return useSyncExternalStore(watchLock, shownLock);
}

/**
 * Sends an act that the app lock may refuse. After a refusal it asks for an approval, and sends the act again
 * once approved.
 */
export async function retryAfterUnlock<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  const sentFrom = screensLeft;
  for (;;) {
    try {
      return await send();
    } catch (error) {
      if (!isApiError(error, 'LOCKED')) throw error;
      const mayAsk = screensLeft === sentFrom && listeners.size > 0;
      if (mayAsk && (await isOpened(error.detail))) continue;
      (mayAsk ? givenUp : unasked).add(error);
      throw error;
    }
  }
}

function isOpened(lock: Lock): Promise<boolean> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    openLockDialog(lock);
  });
}

/**
 * Reports why an act failed: with the app lock dialog if the act's screen is still shown and has one, else
 * with a notice.
 */
export function reportRefusal(error: unknown) {
  if (!isApiError(error, 'LOCKED') || unasked.has(error) || listeners.size === 0) reportError(error);
  else if (!givenUp.has(error)) openLockDialog(error.detail);
}
