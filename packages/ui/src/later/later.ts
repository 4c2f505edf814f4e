import { useEffect, useSyncExternalStore } from 'react';

/** A part that a page does not need before somebody presses something: a dialog, a list of choices. */
export type Later<Part> = {
  load: () => void;
  subscribe: (listener: () => void) => () => void;
  getPart: () => Part | undefined;
};

/** Time after which parts of a page are fetched ahead, so that its first acts never wait for them. */
const quietMilliseconds = 2_000;

/** `load` imports the part; one that does not come is asked for again by the next press. */
export function later<Part>(load: () => Promise<Part>): Later<Part> {
  const listeners = new Set<() => void>();
  let part: Part | undefined;
  let isComing = false;

  return {
    load() {
      if (isComing) return;
      isComing = true;
      load().then(
        (loaded) => {
          part = loaded;
          for (const tell of listeners) tell();
        },
        () => {
          isComing = false;
        },
      );
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getPart: () => part,
  };
}

/** The part once it is here. It is loaded when it is wanted, and soon after the page anyway. */
export function usePart<Part>({ load, subscribe, getPart }: Later<Part>, isWanted = false): Part | undefined {
  const part = useSyncExternalStore(subscribe, getPart, getPart);

  useEffect(() => {
    if (isWanted) load();
    const ahead = setTimeout(load, quietMilliseconds);
    return () => clearTimeout(ahead);
  }, [isWanted, load]);

  return part;
}
