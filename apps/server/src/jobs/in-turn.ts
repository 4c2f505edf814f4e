import { fail } from '#server/http/refusal.ts';

/** Runs an act for `by`, the user or the address that asks, when it is their turn. */
export type Turn = <T>(by: string, act: () => Promise<T>) => Promise<T>;

/**
 * A queue that all share and nobody can fill. A few acts run at once; whoever asks has a turn before those who have
 * had one get their next. Refuses with TOO_MANY_REQUESTS when too many of one wait already, to be tried again after
 * `seconds`, and with UNAVAILABLE when too many wait at all. Of this process alone.
 */
export function inTurn(most: {
  atOnce: number;
  waitingEach: number;
  waiting: number;
  seconds: number;
}): Turn {
  /** Only who waits for something is in it; who comes first is next. */
  const queues = new Map<string, (() => void)[]>();
  let running = 0;
  let waiting = 0;

  function wait(by: string): Promise<void> {
    const queue = queues.get(by) ?? [];
    if (queue.length >= most.waitingEach) fail('TOO_MANY_REQUESTS', { seconds: most.seconds });
    if (waiting >= most.waiting) fail('UNAVAILABLE');
    waiting += 1;
    queues.set(by, queue);
    return new Promise((start) => queue.push(start));
  }

  function moveBack(by: string) {
    const queue = queues.get(by) ?? [];
    queues.delete(by);
    if (queue.length > 0) queues.set(by, queue);
  }

  function startNext() {
    const [next] = queues;
    if (!next) {
      running -= 1;
      return;
    }
    const [by, queue] = next;
    const start = queue.shift();
    waiting -= 1;
    moveBack(by);
    start?.();
  }

  return async function turn(by, act) {
    if (running < most.atOnce) running += 1;
    else await wait(by);

    try {
      return await act();
    } finally {
      moveBack(by);
      // The place goes to the next as it is, so that nobody slips in between.
      startNext();
    }
  };
}
