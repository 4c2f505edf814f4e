import type { ErrorDetail } from '@maru/contract/errors.ts';
import { useSyncExternalStore } from 'react';

export type Lock = ErrorDetail<'LOCKED'>;

let lock: Lock | undefined;
const listeners = new Set<() => void>();

function set(next: Lock | undefined) {
  lock = next;
  for (const listener of listeners) listener();
}

/** An act was refused by the app lock: the dialog that asks for an approval opens, and what was typed stays. */
export function tellLocked(refused: Lock) {
  set(refused);
}

export function forgetLocked() {
  set(undefined);
}

/** The lock that an act of this page met last; undefined while nothing has to be asked. */
export function useLocked(): Lock | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => lock,
  );
}
