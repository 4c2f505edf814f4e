import { fail } from '#server/http/refusal.ts';

/** Runs acts a few at once, the others after them; refuses with UNAVAILABLE when too many wait already. */
export function inTurn({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const queue: (() => void)[] = [];
  let running = 0;

  return async function turn<T>(act: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1;
    else if (queue.length >= waiting) fail('UNAVAILABLE');
    else await new Promise<void>((start) => queue.push(start));

    try {
      return await act();
    } finally {
      // The place goes to the next in the queue as it is, so that nobody slips in between.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
