import { AccessCard } from '#hub/store-access/admin/access-card.tsx';
import { AdminStorePage } from '#hub/stores/admin/store/admin-store-page.tsx';

/** Composes two features: a store as an admin sees it, and the card of its members. */
export function AdminStoreScreen() {
  return <AdminStorePage accessCard={(storeId) => <AccessCard storeId={storeId} />} />;
}
