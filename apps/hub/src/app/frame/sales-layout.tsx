import { Outlet } from '@tanstack/react-router';
import { OfficeTabs } from './office-tabs.tsx';

/** Layout of the sales screens: tabs. */
export function SalesLayout() {
  return (
    <>
      <OfficeTabs />
      <Outlet />
    </>
  );
}
