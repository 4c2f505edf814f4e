/** The server speaks as soon as a stream opens, and its heart beats every 5 s (stream-store-events.ts). */
const longest = { untilFirstByte: 5_000, afterwards: 15_000 };

/**
 * Aborts a stream in which nothing is heard, since a proxy may hold it back or a network may have lost it; one that
 * was open while the network was away is not waited for.
 */
export function watchSilence(outer: AbortSignal) {
  const controller = new AbortController();
  const giveUp = () => controller.abort(new DOMException('Silence', 'TimeoutError'));
  let timer = setTimeout(giveUp, longest.untilFirstByte);
  window.addEventListener('online', giveUp);

  return {
    signal: AbortSignal.any([outer, controller.signal]),
    heard: () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, longest.afterwards);
    },
    stop: () => {
      clearTimeout(timer);
      window.removeEventListener('online', giveUp);
    },
  };
}

/** Waits about so long, apart from others by a fifth; less when the network returns or the page is looked at again. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      listening.abort();
      resolve();
    };
    const listening = new AbortController();
    const timer = setTimeout(done, milliseconds * (0.8 + Math.random() * 0.4));

    const { signal: until } = listening;
    signal.addEventListener('abort', done, { signal: until });
    window.addEventListener('online', done, { signal: until });
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && done(), {
      signal: until,
    });
  });
}
