import { useEffect } from 'react';

/**
 * Every tab in which somebody works holds this lock, shared. A new version of the hub starts only while no
 * tab holds it.
 */
export const inUseLock = 'maru-in-use';

/** Delays a new version until the returned function is called. */
export function holdInUse(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  void navigator.locks?.request(inUseLock, { mode: 'shared' }, () => promise);
  return resolve;
}

/** While `isInUse`, a new version of the hub does not reload the page. */
export function useInUse(isInUse: boolean) {
  useEffect(() => (isInUse ? holdInUse() : undefined), [isInUse]);
}
