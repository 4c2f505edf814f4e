import { categoryEndpoints } from './categories.endpoints.ts';
import { getCompactMenu } from './compact-menu.ts';
import { exportMenu } from './export-menu.ts';
import { itemEndpoints } from './items.endpoints.ts';
import { menuChangeEndpoints } from './menu-changes.endpoints.ts';
import { optionEndpoints } from './options.endpoints.ts';
import { stockEndpoints } from './stock.endpoints.ts';

export const menuEndpoints = [
  getCompactMenu,
  exportMenu,
  ...itemEndpoints,
  ...categoryEndpoints,
  ...optionEndpoints,
  ...stockEndpoints,
  ...menuChangeEndpoints,
];
