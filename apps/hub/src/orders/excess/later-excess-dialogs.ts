import { later } from '@maru/ui/later/later.ts';

/** Loaded lazily, because they are rarely needed. */
export const settleExcessDialog = later(
  async () => (await import('./excess-dialogs.ts')).excessDialogs.SettleExcessDialog,
);
export const completeDialog = later(
  async () => (await import('./excess-dialogs.ts')).excessDialogs.CompleteDialog,
);
export const decideDialog = later(
  async () => (await import('./excess-dialogs.ts')).excessDialogs.DecideDialog,
);
