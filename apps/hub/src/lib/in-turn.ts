/**
 * Runs work once at a time. Asked for while it runs, it runs once more afterwards, however often it was asked: a burst
 * of events costs two fetches, and the last of them begins after the last event.
 */
export function inTurn(): (work: () => Promise<unknown>) => Promise<void> {
  let next: (() => Promise<unknown>) | undefined;
  let isRunning = false;

  return async (work) => {
    next = work;
    if (isRunning) return;
    isRunning = true;
    try {
      while (next) {
        const now = next;
        next = undefined;
        await now();
      }
    } finally {
      isRunning = false;
    }
  };
}
