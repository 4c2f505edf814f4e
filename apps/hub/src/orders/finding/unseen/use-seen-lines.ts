import type { OrderSummary } from '@maru/contract/orders/order.ts';
import { useEffect, useState } from 'react';
import { changesSince, followOpen, readSeen, saveSeen, withSeen } from './seen-lines.ts';

/** Returns what changed in open orders since somebody saw them on this device. */
export function useSeenLines(storeId: string, open: readonly OrderSummary[]) {
  const [stored, setStored] = useState(() => readSeen(storeId));
  const seen = followOpen(stored, open);
  // Updated during rendering, so that the lines of a new order are marked as seen before they change.
  if (seen !== stored) setStored(seen);

  useEffect(() => saveSeen(storeId, seen), [storeId, seen]);

  return {
    changesOf: (order: OrderSummary) => changesSince(seen, order),
    see: (order: OrderSummary) => setStored(withSeen(seen, order)),
  };
}
