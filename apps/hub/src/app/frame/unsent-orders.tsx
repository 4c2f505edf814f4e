import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { later, usePart } from '@maru/ui/later/later.ts';
import { type MyStore, mayCall } from '#hub/lib/store.tsx';

const unsentPill = later(async () => (await import('#hub/app/idle-parts.ts')).idleParts.UnsentPill);

/**
 * Sends unsent orders of this device on every screen of the store, and shows how many there are. Loaded once
 * the screen has stopped loading.
 */
export function UnsentOrders({ store }: { store: MyStore }) {
  return mayCall(takeOrder, store) && <Pill storeId={store.storeId} />;
}

function Pill({ storeId }: { storeId: string }) {
  const Unsent = usePart(unsentPill);
  return Unsent && <Unsent storeId={storeId} />;
}
