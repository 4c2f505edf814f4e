import { useSyncExternalStore } from 'react';
import { useOnline } from '#hub/lib/online.ts';
import type { Connection, SaleQueue, SaleQueueView } from './sale-queue.ts';
import { saleQueueOf } from './sale-queue-of-store.ts';

/** Sales of this device, and the connection state. */
export function useSaleQueue(
  storeId: string,
  isServerSilent: boolean,
): SaleQueueView & { saleQueue: SaleQueue } {
  const saleQueue = saleQueueOf(storeId);
  const view = useSyncExternalStore(saleQueue.subscribe, saleQueue.getSnapshot);
  const isOnline = useOnline();

  return { ...view, saleQueue, connection: connectionOf(view.connection, isOnline && !isServerSilent) };
}

function connectionOf(sending: Connection, isReachable: boolean): Connection {
  return isReachable || sending === 'SIGNED_OUT' ? sending : 'DOWN';
}
