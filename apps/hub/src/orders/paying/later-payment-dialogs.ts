import { later } from '@maru/ui/later/later.ts';

/** Loaded lazily: few payments are given back or corrected. */
export const giveBackDialog = later(
  async () => (await import('./give-back-payment-dialog.tsx')).GiveBackPaymentDialog,
);
export const correctDialog = later(async () => (await import('./correct-dialog.tsx')).CorrectDialog);
