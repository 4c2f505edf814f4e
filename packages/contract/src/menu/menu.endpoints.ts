import { categoryEndpoints } from './categories.endpoints.ts';
import { getCompactMenu } from './compact-menu.ts';
import { itemEndpoints } from './items.endpoints.ts';
import { menuChangeEndpoints } from './menu-changes.endpoints.ts';
import { optionEndpoints } from './options.endpoints.ts';
import { stockEndpoints } from './stock.endpoints.ts';

/** Every call of the menu. */
export const menuEndpoints = [
  getCompactMenu,
  ...itemEndpoints,
  ...categoryEndpoints,
  ...optionEndpoints,
  ...stockEndpoints,
  ...menuChangeEndpoints,
];
