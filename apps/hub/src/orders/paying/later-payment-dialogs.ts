import { later } from '@maru/ui/later/later.ts';

/** Loaded lazily: few payments are given back or corrected. */
export const giveBackDialog = later(
  async () => (await import('./give-back-payment-dialog.tsx')).GiveBackPaymentDialog,
);
export const correctDialog = later(async () => (await import('./correct-dialog.tsx')).CorrectDialog);

/** Not needed to show orders. */
export const payOrderSheet = later(async () => (await import('./pay-and-ask.tsx')).PayAndAsk);
