import { later } from '@maru/ui/later/later.ts';

/** Loaded lazily: they are needed seldom. */
export const settleExcessDialog = later(
  async () => (await import('./settle-excess-dialog.tsx')).SettleExcessDialog,
);
export const completeDialog = later(async () => (await import('./complete-dialog.tsx')).CompleteDialog);
export const decideDialog = later(async () => (await import('./decide-dialog.tsx')).DecideDialog);
