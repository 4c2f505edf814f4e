import { useEffect, useState } from 'react';

/** Counts down in whole seconds from the moment there is script; 0 when the time is over. */
export function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds);

  useEffect(() => {
    const end = performance.now() + seconds * 1000;
    const tick = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      setLeft(rest);
      if (rest === 0) clearInterval(tick);
    }, 1000);
    return () => clearInterval(tick);
  }, [seconds]);

  return left;
}
