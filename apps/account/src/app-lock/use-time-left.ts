import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Whole seconds until a time, measured by a monotonic clock. At most `most`, since the phone's clock may be wrong.
 * Calls `onEnd` at the end.
 */
export function useTimeLeft(until: string, most: number, onEnd: () => void): number {
  const [left, setLeft] = useState(() => within(new Date(until).getTime() - Date.now(), most));
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    const over = performance.now() + within(new Date(until).getTime() - Date.now(), most) * 1_000;
    const tick = setInterval(() => {
      const rest = Math.max(0, Math.ceil((over - performance.now()) / 1_000));
      setLeft(rest);
      if (rest > 0) return;
      clearInterval(tick);
      end();
    }, 1_000);
    return () => clearInterval(tick);
  }, [until, most]);

  return left;
}

function within(milliseconds: number, most: number): number {
  return Math.min(most, Math.max(0, Math.ceil(milliseconds / 1_000)));
}
