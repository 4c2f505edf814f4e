/** Requests within this time of the first form one burst, in ms. */
const burst = 100;
/** Minimum time between the starts of two runs, in ms. */
const every = 1_000;

/**
 * Returns a throttled `work`: one run per burst of requests, one run at a time, at most one per second. A request
 * during a run is served by the next run.
 */
export function throttled(work: () => Promise<unknown>): () => void {
  let isWaiting = false;
  let begun = Number.NEGATIVE_INFINITY;
  let running: Promise<unknown> = Promise.resolve();

  return () => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(
      async () => {
        await running;
        isWaiting = false;
        begun = Date.now();
        running = work().catch(() => undefined);
      },
      Math.max(burst, begun + every - Date.now()),
    );
  };
}
