import { exportMenu } from '@maru/contract/menu/export-menu.ts';
import { call } from '@maru/web/call.ts';

/** Reads the whole menu from the server, bypassing this device's cache. */
export const readWholeMenu = (storeId: string, signal: AbortSignal) =>
  call(exportMenu, { storeId }, { signal });
