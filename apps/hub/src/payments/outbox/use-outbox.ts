import { useSyncExternalStore } from 'react';
import { useOnline } from '#hub/lib/online.ts';
import type { Connection, Outbox, OutboxView } from './order-outbox.ts';
import { outboxOf } from './outbox-of-store.ts';

/** Sales of this device, and the connection state. */
export function useOutbox(storeId: string, isServerSilent: boolean): OutboxView & { outbox: Outbox } {
  const outbox = outboxOf(storeId);
  const view = useSyncExternalStore(outbox.subscribe, outbox.getSnapshot);
  const isOnline = useOnline();

  return { ...view, outbox, connection: connectionOf(view.connection, isOnline && !isServerSilent) };
}

function connectionOf(sending: Connection, isReachable: boolean): Connection {
  return isReachable || sending === 'SIGNED_OUT' ? sending : 'DOWN';
}
