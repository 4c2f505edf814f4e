import { fail, Refusal } from '#server/http/refusal.ts';

/** Runs an act when its caller `by`, a user or an address, has a turn. */
export type FairQueue = <T>(by: string, act: () => Promise<T>) => Promise<T>;

type Waiting = { start: () => void; refuse: (why: Refusal) => void };

/**
 * A fair queue: a few acts run at once, and callers take turns (round-robin). Refuses with TOO_MANY_REQUESTS, to be
 * retried after `seconds`, if one caller already has too many waiting. If too many wait in total, the last act of the
 * caller with the longest queue is refused with UNAVAILABLE. The new act is refused instead if it would make its
 * caller's queue at least as long as the longest one. Counted per process.
 */
export function fairQueue(most: {
  atOnce: number;
  waitingEach: number;
  waiting: number;
  seconds: number;
}): FairQueue {
  /** Callers with waiting acts, in the order of their turns. */
  const queues = new Map<string, Waiting[]>();
  let running = 0;
  let waiting = 0;

  function wait(by: string): Promise<void> {
    const queue = queues.get(by) ?? [];
    if (queue.length >= most.waitingEach) fail('TOO_MANY_REQUESTS', { seconds: most.seconds });
    if (waiting >= most.waiting) makeRoomFor(queue);
    waiting += 1;
    queues.set(by, queue);
    return new Promise((start, refuse) => queue.push({ start, refuse }));
  }

  function makeRoomFor(queue: readonly Waiting[]) {
    const longest = [...queues.values()].reduce((one, other) => (other.length > one.length ? other : one));
    const last = longest.length > queue.length + 1 ? longest.pop() : undefined;
    if (!last) fail('UNAVAILABLE');
    waiting -= 1;
    last.refuse(new Refusal('UNAVAILABLE'));
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
    const first = queue.shift();
    waiting -= 1;
    moveBack(by);
    first?.start();
  }

  return async function enqueue(by, act) {
    if (running < most.atOnce) running += 1;
    else await wait(by);

    try {
      return await act();
    } finally {
      moveBack(by);
      // The next act takes this slot directly, so that no new caller slips in between.
      startNext();
    }
  };
}
