import { useEffect, useRef, useState } from 'react';

type Arrival = 'NONE' | 'UNDERWAY' | 'ARRIVED' | 'LOST';

/** An image that is uploading into a form. Saving waits for it, so that the form is not saved without it. */
export function useArrivingImage() {
  const [arrival, setArrival] = useState<Arrival>('NONE');
  const [isWaiting, setIsWaiting] = useState(false);
  const newest = useRef<Promise<boolean>>(undefined);
  const goOn = useRef<(hasArrived: boolean) => void>(undefined);

  // In an effect, because the form must first have rendered with the uploaded image.
  useEffect(() => {
    if (arrival === 'UNDERWAY') return;
    goOn.current?.(arrival === 'ARRIVED');
    goOn.current = undefined;
  }, [arrival]);

  return {
    isUnderway: arrival === 'UNDERWAY',
    isWaiting,
    /** `sending` resolves to whether the image was uploaded. A newer image replaces an earlier one. */
    async expect(sending: Promise<boolean>) {
      newest.current = sending;
      setArrival('UNDERWAY');
      const hasArrived = await sending;
      if (newest.current !== sending) return;
      setArrival(hasArrived ? 'ARRIVED' : 'LOST');
      setIsWaiting(false);
    },
    /** Resolves to whether the image was uploaded. */
    wait(): Promise<boolean> {
      setIsWaiting(true);
      return new Promise((resolve) => {
        goOn.current = resolve;
      });
    },
  };
}
