import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { type MyStore, mayCall } from '#hub/lib/store.tsx';
import { useLater } from './use-later.ts';

/** Sends what lies unsent on this device from every screen of the store, and shows how much that is. */
export function UnsentOrders({ store }: { store: MyStore }) {
  const Pill = useLater(loadPill, mayCall(takeOrder, store));
  return Pill ? <Pill storeId={store.storeId} /> : null;
}

async function loadPill() {
  return (await import('./unsent-pill.tsx')).UnsentPill;
}
