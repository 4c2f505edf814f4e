import { later } from '@maru/ui/later/later.ts';

/** Loaded lazily: few payments are given back or corrected. */
export const giveBackDialog = later(
  async () => (await import('./payment-dialogs.ts')).paymentDialogs.GiveBackPaymentDialog,
);
export const correctDialog = later(
  async () => (await import('./payment-dialogs.ts')).paymentDialogs.CorrectDialog,
);

/** Loaded lazily, because it is not needed to show orders. */
export const payOrderSheet = later(
  async () => (await import('./payment-dialogs.ts')).paymentDialogs.PayAndAsk,
);
