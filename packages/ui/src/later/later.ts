import { useEffect, useSyncExternalStore } from 'react';
import { whenIdle } from './when-idle.ts';

/** A lazily loaded component that a page does not need at first, such as a dialog. */
export type Later<Part> = {
  /** Resolves once the component is loaded or has failed to load. */
  load: () => Promise<void>;
  subscribe: (listener: () => void) => () => void;
  getPart: () => Part | undefined;
};

const retryMilliseconds = 2_000;

/** `load` imports the component. */
export function later<Part>(load: () => Promise<Part>): Later<Part> {
  const listeners = new Set<() => void>();
  let part: Part | undefined;
  let coming: Promise<void> | undefined;

  async function fetchPart() {
    try {
      part = await load();
      for (const tell of listeners) tell();
    } catch {
      coming = undefined;
    }
  }

  return {
    load() {
      coming ??= fetchPart();
      return coming;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getPart: () => part,
  };
}

/**
 * Returns a lazily loaded component, or undefined until it is loaded. While `isWanted`, loads it at once and
 * retries a failed load. Otherwise prefetches it once the page has stopped loading.
 */
export function usePart<Part>({ load, subscribe, getPart }: Later<Part>, isWanted = false): Part | undefined {
  const part = useSyncExternalStore(subscribe, getPart, getPart);
  const hasCome = part !== undefined;

  useEffect(() => {
    if (hasCome) return;
    if (!isWanted) return whenIdle(load);
    void load();
    const retries = setInterval(load, retryMilliseconds);
    return () => clearInterval(retries);
  }, [isWanted, hasCome, load]);

  return part;
}
