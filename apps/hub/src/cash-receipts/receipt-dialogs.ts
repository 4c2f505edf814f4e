import { IssueSheet } from './issuing/issue-sheet.tsx';
import { CancelDialog } from './of-order/cancel-dialog.tsx';
import { DecideReceiptDialog } from './of-order/decide-receipt-dialog.tsx';

/** One file, because they are loaded together. */
export const receiptDialogs = { IssueSheet, CancelDialog, DecideReceiptDialog };
