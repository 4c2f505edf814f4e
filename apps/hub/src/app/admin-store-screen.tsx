import { AccessCard } from '#hub/store-access/admin/access-card.tsx';
import { AdminStorePage } from '#hub/stores/admin/store/admin-store-page.tsx';

/** A store as an admin sees it, with its members, whose feature reads after that of the stores. */
export function AdminStoreScreen() {
  return <AdminStorePage accessCard={(storeId) => <AccessCard storeId={storeId} />} />;
}
