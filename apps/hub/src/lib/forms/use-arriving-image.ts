import { useEffect, useRef, useState } from 'react';

type Arrival = 'NONE' | 'UNDERWAY' | 'ARRIVED' | 'LOST';

/** An image on its way into a form. A save that is pressed meanwhile waits for it, so that it is not saved without. */
export function useArrivingImage() {
  const [arrival, setArrival] = useState<Arrival>('NONE');
  const [isWaiting, setIsWaiting] = useState(false);
  const newest = useRef<Promise<boolean>>(undefined);
  const goOn = useRef<(hasArrived: boolean) => void>(undefined);

  // After what has arrived was put into the form, which is drawn with it by now.
  useEffect(() => {
    if (arrival === 'UNDERWAY') return;
    goOn.current?.(arrival === 'ARRIVED');
    goOn.current = undefined;
  }, [arrival]);

  return {
    isUnderway: arrival === 'UNDERWAY',
    isWaiting,
    /** `sending` tells whether it arrived; another image that is chosen meanwhile takes its place. */
    async expect(sending: Promise<boolean>) {
      newest.current = sending;
      setArrival('UNDERWAY');
      const hasArrived = await sending;
      if (newest.current !== sending) return;
      setArrival(hasArrived ? 'ARRIVED' : 'LOST');
      setIsWaiting(false);
    },
    /** Whether it arrived. */
    wait(): Promise<boolean> {
      setIsWaiting(true);
      return new Promise((resolve) => {
        goOn.current = resolve;
      });
    },
  };
}
