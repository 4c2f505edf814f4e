import { fail, Refusal } from '#server/http/refusal.ts';

/** Runs an act for `by`, the user or the address that asks, when it is their turn. */
export type Turn = <T>(by: string, act: () => Promise<T>) => Promise<T>;

type Waiting = { start: () => void; refuse: (why: Refusal) => void };

/**
 * A queue that all share and nobody can fill. A few acts run at once; whoever asks has a turn before those who have
 * had one get their next. Refuses with TOO_MANY_REQUESTS when too many of one wait already, to be tried again after
 * `seconds`. When too many wait at all, the last of whoever has most waiting is refused with UNAVAILABLE. Of this
 * process alone.
 */
export function inTurn(most: {
  atOnce: number;
  waitingEach: number;
  waiting: number;
  seconds: number;
}): Turn {
  /** Only who waits for something is in it; who comes first is next. */
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
