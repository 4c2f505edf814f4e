import { exportMenu } from '@maru/contract/menu/export-menu.ts';
import { call } from '@maru/web/call.ts';

/** The menu as the server has it now, whatever this device has heard of. */
export const readWholeMenu = (storeId: string, signal: AbortSignal) =>
  call(exportMenu, { storeId }, { signal });
