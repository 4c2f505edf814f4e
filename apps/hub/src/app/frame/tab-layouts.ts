import { MenuLayout } from './menu-layout.tsx';
import { loadMenuLock } from './menu-lock.tsx';
import { OfficeLayout } from './office-tabs.tsx';
import { TabsLayout } from './tabs-layout.tsx';

/** One file, because all of them have tabs. */
export const tabLayouts = { MenuLayout, loadMenuLock, OfficeLayout, TabsLayout };
