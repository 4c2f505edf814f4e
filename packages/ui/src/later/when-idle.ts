/** The network counts as idle if no request has finished for this long. */
const idleMilliseconds = 2_000;
/**
 * A page that never becomes idle, for example one that polls, still prefetches: what is prefetched may be
 * needed without a connection.
 */
const longestMilliseconds = 15_000;

/**
 * Calls `act` once the page has fetched nothing for two seconds, so that a prefetch does not delay what the page itself
 * is loading. Returns a function that cancels.
 */
export function whenIdle(act: () => void): () => void {
  const cancel = () => {
    clearTimeout(idle);
    clearTimeout(longest);
    observer?.disconnect();
  };
  const start = () => {
    cancel();
    act();
  };
  const observer =
    typeof PerformanceObserver === 'undefined'
      ? undefined
      : new PerformanceObserver(() => {
          clearTimeout(idle);
          idle = setTimeout(start, idleMilliseconds);
        });
  let idle = setTimeout(start, idleMilliseconds);
  const longest = setTimeout(start, longestMilliseconds);
  observer?.observe({ type: 'resource' });
  return cancel;
}
