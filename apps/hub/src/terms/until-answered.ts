/** How often is tried again. In ms. */
const pause = 60_000;

/** Asks again each minute, and as soon as the network is back, until there is an answer. Returns how to stop. */
export function untilAnswered(ask: () => Promise<unknown>): () => void {
  let isAsking = false;
  const tryOnce = async () => {
    if (isAsking) return;
    isAsking = true;
    // The screen says already that there is no network.
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
