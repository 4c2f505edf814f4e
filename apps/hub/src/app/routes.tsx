import { adminScreens } from './routes/admin-screens.tsx';
import { customerScreens } from './routes/customer-screens.tsx';
import { homeRoute, loginCallbackRoute, loginRoute } from './routes/entrance.tsx';
import { menuScreens } from './routes/menu-screens.tsx';
import { openScreens } from './routes/open-screens.tsx';
import { personScreens } from './routes/person-screens.tsx';
import { personRoute, rootRoute, signedInRoute, storeRoute } from './routes/roots.tsx';
import { storeOfficeScreens } from './routes/store-office.tsx';
import { storeScreens } from './routes/store-screens.tsx';

/** Every screen of the hub. CONTRIBUTING.md, "add a page", says how one is added. */
export const routeTree = rootRoute.addChildren([
  loginRoute,
  loginCallbackRoute,
  ...openScreens,
  signedInRoute.addChildren([
    homeRoute,
    personRoute.addChildren([...personScreens]),
    ...adminScreens,
    storeRoute.addChildren([...storeScreens, ...menuScreens, ...customerScreens, ...storeOfficeScreens]),
  ]),
]);
