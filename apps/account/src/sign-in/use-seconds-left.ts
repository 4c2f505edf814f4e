import { useEffect, useState } from 'react';

/** Counts down in whole seconds since the page was answered, however late its script came; 0 when the time is over. */
export function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds);

  useEffect(() => {
    const end = answeredAt() + seconds * 1000;
    const tick = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      setLeft(rest);
      if (rest === 0) clearInterval(tick);
    }, 1000);
    return () => clearInterval(tick);
  }, [seconds]);

  return left;
}

/** When the page began to arrive, as `performance.now()` counts. */
function answeredAt(): number {
  const [page] = performance.getEntriesByType('navigation');
  return page instanceof PerformanceResourceTiming ? page.responseStart : 0;
}
