import { useEffect, useRef, useState } from 'react';

type Arrival = 'NONE' | 'UNDERWAY' | 'ARRIVED' | 'LOST';

/** An image that is uploading into a form. Saving waits for it, so that the form is not saved without it. */
export function useArrivingImage() {
  const [arrival, setArrival] = useState<Arrival>('NONE');
  const [isWaiting, setIsWaiting] = useState(false);
  const newest = useRef<Promise<boolean>>(undefined);
  const goOn = useRef<(hasArrived: boolean) => void>(undefined);

  // An effect, since the form must have rendered with the arrived image first.
  useEffect(() => {
    if (arrival === 'UNDERWAY') return;
    goOn.current?.(arrival === 'ARRIVED');
    goOn.current = undefined;
  }, [arrival]);

  return {
    isUnderway: arrival === 'UNDERWAY',
    isWaiting,
    /** `sending` resolves to whether the image arrived. A newer image replaces it. */
    async expect(sending: Promise<boolean>) {
      newest.current = sending;
      setArrival('UNDERWAY');
      const hasArrived = await sending;
      if (newest.current !== sending) return;
      setArrival(hasArrived ? 'ARRIVED' : 'LOST');
      setIsWaiting(false);
    },
    /** Resolves to whether the image arrived. */
    wait(): Promise<boolean> {
      setIsWaiting(true);
      return new Promise((resolve) => {
        goOn.current = resolve;
      });
    },
  };
}
