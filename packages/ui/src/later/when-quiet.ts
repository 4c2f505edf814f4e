/** Without a finished request for this long, the network is taken as quiet. */
const quietMilliseconds = 2_000;
/** A page that never becomes quiet, for example one that polls, still prefetches: it may be needed without a connection. */
const longestMilliseconds = 15_000;

/**
 * Calls `act` once the page has fetched nothing for two seconds, so that a prefetch does not delay what the page itself
 * is loading. Returns a function that cancels.
 */
export function whenQuiet(act: () => void): () => void {
  const cancel = () => {
    clearTimeout(quiet);
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
          clearTimeout(quiet);
          quiet = setTimeout(start, quietMilliseconds);
        });
  let quiet = setTimeout(start, quietMilliseconds);
  const longest = setTimeout(start, longestMilliseconds);
  observer?.observe({ type: 'resource' });
  return cancel;
}
