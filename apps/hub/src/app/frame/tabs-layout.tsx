import { Outlet } from '@tanstack/react-router';
import { useStore } from '#hub/lib/store.tsx';
import { OfficeTabs } from './office-tabs.tsx';

/**
 * Layout with tabs, for the screens of sales and those of customers and points. On paper, the name of the
 * store replaces the tabs.
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
