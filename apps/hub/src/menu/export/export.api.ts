import { exportMenu } from '@maru/contract/menu/export-menu.ts';
import { call } from '@maru/web/call.ts';

/** The menu on the server now, independent of this device's cache. */
export const readWholeMenu = (storeId: string, signal: AbortSignal) =>
  call(exportMenu, { storeId }, { signal });
