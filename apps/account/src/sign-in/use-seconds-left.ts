import { secondsUntil } from '@maru/ui/time-left.ts';
import { useEffect, useState } from 'react';

/** Counts down whole seconds since the response, even if the script starts late; 0 at the end. */
export function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds);

  useEffect(() => {
    const end = answeredAt() + seconds * 1000;
    const tick = setInterval(() => {
      const rest = secondsUntil(end, performance.now());
      setLeft(rest);
      if (rest === 0) clearInterval(tick);
    }, 1000);
    return () => clearInterval(tick);
  }, [seconds]);

  return left;
}

/** Time of the response on the `performance.now()` scale. */
function answeredAt(): number {
  const [page] = performance.getEntriesByType('navigation');
  return page instanceof PerformanceResourceTiming ? page.responseStart : 0;
}
