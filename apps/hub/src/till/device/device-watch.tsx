import { useEffect } from 'react';
import { useOnline } from '#hub/lib/online.ts';
import { askForLetters } from '#hub/payments/sale-queue/sale-numbers.ts';

/** What the till does for its device while it is open. */
export function DeviceWatch({ storeId }: { storeId: string }) {
  const isOnline = useOnline();
  useEffect(() => {
    // Without an answer the sales have no number of the device; the next opening asks again.
    if (isOnline) askForLetters(storeId).catch(() => undefined);
  }, [storeId, isOnline]);
  return null;
}
