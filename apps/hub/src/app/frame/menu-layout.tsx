import { Outlet } from '@tanstack/react-router';
import { useStore } from '#hub/lib/store.tsx';
import { MenuLock } from './menu-lock.tsx';
import { OfficeTabs } from './office-tabs.tsx';

/** Around the screens of a menu: their tabs, and whether the app lock keeps it as it is. */
export function MenuLayout() {
  const { storeId } = useStore();
  return (
    <>
      <OfficeTabs />
      <MenuLock storeId={storeId} />
      <Outlet />
    </>
  );
}
