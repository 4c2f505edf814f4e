import { later } from '@maru/ui/later/later.ts';

/** Loaded lazily, because a press opens it. */
export const issueSheet = later(async () => (await import('./receipt-dialogs.ts')).receiptDialogs.IssueSheet);
export const decideReceiptDialog = later(
  async () => (await import('./receipt-dialogs.ts')).receiptDialogs.DecideReceiptDialog,
);
export const cancelDialog = later(
  async () => (await import('./receipt-dialogs.ts')).receiptDialogs.CancelDialog,
);
