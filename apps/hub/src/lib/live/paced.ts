/** What comes within this time of the first is one burst, in ms. */
const burst = 100;
/** One reading begins so long after the one before, at the earliest, in ms. */
const every = 1_000;

/**
 * Runs work for whoever asks: once for a burst of asking, once at a time, and at most once a second. Who asks while it runs is
 * served by the next run.
 */
export function paced(work: () => Promise<unknown>): () => void {
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
