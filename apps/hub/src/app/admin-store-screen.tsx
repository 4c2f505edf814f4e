import { LostPhoneCard } from '#hub/app-lock/admin/lost-phone-card.tsx';
import { AccessCard } from '#hub/store-access/admin/access-card.tsx';
import { AdminStorePage } from '#hub/stores/admin/store/admin-store-page.tsx';

/** Composes three features: a store as an admin sees it, and cards for its members and its store phone. */
export function AdminStoreScreen() {
  return (
    <AdminStorePage
      accessCard={(storeId) => (
        <>
          <AccessCard storeId={storeId} />
          <LostPhoneCard storeId={storeId} />
        </>
      )}
    />
  );
}
