import { later } from '@maru/ui/later/later.ts';

/** Loaded lazily: opened from a press. */
export const issueSheet = later(async () => (await import('./issuing/issue-sheet.tsx')).IssueSheet);
export const decideReceiptDialog = later(
  async () => (await import('./of-order/decide-receipt-dialog.tsx')).DecideReceiptDialog,
);
export const cancelDialog = later(async () => (await import('./of-order/cancel-dialog.tsx')).CancelDialog);
