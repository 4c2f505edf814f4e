/** The server sends bytes as soon as a stream opens, and a heartbeat every 5 s (stream-store-events.ts). */
const longest = { untilFirstByte: 5_000, afterwards: 15_000 };

/**
 * Aborts a silent stream, which a proxy may be buffering or the network may have lost. Also aborts when the
 * network returns, because a stream from before would never end by itself.
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

/**
 * Waits for the given time, varied by up to a fifth so that clients do not all retry at once. Ends early when
 * the network returns or the page becomes visible.
 */
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
