/** Pause between two tries, in ms. */
const pause = 60_000;

/**
 * Retries each minute, and as soon as the network is back, until there is an answer. Returns a function that
 * stops.
 */
export function untilAnswered(ask: () => Promise<unknown>): () => void {
  let isAsking = false;
  const tryOnce = async () => {
    if (isAsking) return;
    isAsking = true;
    // The screen already shows that there is no network.
    await ask().then(stop, () => undefined);
    isAsking = false;
  };
  const timer = setInterval(tryOnce, pause);
  window.addEventListener('online', tryOnce);
  function stop() {
    clearInterval(timer);
    window.removeEventListener('online', tryOnce);
  }
  return stop;
}
