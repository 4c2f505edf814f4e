import { useEffect, useSyncExternalStore } from 'react';

/** A part that a page does not need before somebody presses something: a dialog, a list of choices. */
export type Later<Part> = {
  /** Resolves once the part is here, or did not come. */
  load: () => Promise<void>;
  subscribe: (listener: () => void) => () => void;
  getPart: () => Part | undefined;
};

/** Time after which parts of a page are fetched ahead, so that its first acts never wait; also between two tries. */
const quietMilliseconds = 2_000;

/** `load` imports the part. */
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
 * The one way to a part that comes after its page; undefined until it is here. It is loaded when it is wanted, and tried
 * again while it is, and soon after the page anyway.
 */
export function usePart<Part>({ load, subscribe, getPart }: Later<Part>, isWanted = false): Part | undefined {
  const part = useSyncExternalStore(subscribe, getPart, getPart);
  const hasCome = part !== undefined;

  useEffect(() => {
    if (hasCome) return;
    if (isWanted) void load();
    const ahead = isWanted ? setInterval(load, quietMilliseconds) : setTimeout(load, quietMilliseconds);
    return () => clearInterval(ahead);
  }, [isWanted, hasCome, load]);

  return part;
}
