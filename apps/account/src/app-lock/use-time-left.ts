import { secondsUntil } from '@maru/ui/time-left.ts';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Whole seconds until a time, counted by a monotonic clock and limited to `most`, because the phone's clock
 * may be wrong. Calls `onEnd` at the end.
 */
export function useTimeLeft(until: string, most: number, onEnd: () => void): number {
  const [left, setLeft] = useState(() => leftOf(until, most));
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    const over = performance.now() + leftOf(until, most) * 1_000;
    const tick = setInterval(() => {
      const rest = secondsUntil(over, performance.now());
      setLeft(rest);
      if (rest > 0) return;
      clearInterval(tick);
      end();
    }, 1_000);
    return () => clearInterval(tick);
  }, [until, most]);

  return left;
}

function leftOf(until: string, most: number): number {
  return Math.min(most, secondsUntil(new Date(until).getTime(), Date.now()));
}
