import { useEffect, useState } from 'react';

/** The time in ms since 1970, renewed every `every` ms: for "5 minutes ago" and the day that begins at night. */
export function useNow(every: number): number {
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);

  return now;
}
