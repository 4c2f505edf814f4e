import { Outlet } from '@tanstack/react-router';
import { useStore } from '#hub/lib/store.tsx';
import { MenuLock } from './menu-lock.tsx';
import { OfficeTabs } from './office-tabs.tsx';

/** Layout of the menu screens: tabs, and a note if the app lock prevents edits. */
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
