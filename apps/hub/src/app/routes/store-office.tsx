import { createRoute } from '@tanstack/react-router';
import { OfficeLayout } from '#hub/app/frame/office-tabs.tsx';
import { storeRoute } from './roots.tsx';

/** What a store says of itself, its people and its settings: screens below one row of tabs. */
const officeRoute = createRoute({
  getParentRoute: () => storeRoute,
  id: 'office',
  component: OfficeLayout,
});

export const storeOfficeScreens = [officeRoute.addChildren([])] as const;
