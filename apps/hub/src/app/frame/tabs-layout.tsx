import { Outlet } from '@tanstack/react-router';
import { useStore } from '#hub/lib/store.tsx';
import { OfficeTabs } from './office-tabs.tsx';

/**
 * Layout of the sales screens, and of those of customers and points: tabs. On paper the name of the store stands in
 * their place.
 */
export function TabsLayout() {
  const { name } = useStore();
  return (
    <>
      <OfficeTabs />
      <p className="paper-only">{name}</p>
      <Outlet />
    </>
  );
}
