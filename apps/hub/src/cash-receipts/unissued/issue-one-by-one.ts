import type { CashReceipt } from '@maru/contract/cash-receipts/cash-receipt.ts';
import type { UnissuedCash } from '@maru/contract/cash-receipts/cash-receipts.endpoints.ts';
import { isApiError } from '@maru/web/api-error.ts';
import type { IssueInput } from '#hub/cash-receipts/cash-receipts.api.ts';
import { selfIssued } from '#hub/cash-receipts/issuing/receipt-way.ts';
import { outcomeOf } from '#hub/cash-receipts/issuing/use-tell-outcome.ts';

export type Progress = { total: number; done: number; refused: number };

/**
 * The rows that can be issued without a number: the law requires a receipt, and nobody gave a number. `left`
 * is the number of other rows.
 */
export function selfIssuable(all: readonly UnissuedCash[]) {
  const rows = all.filter(({ isObligated, receipt, waitsFor }) => isObligated && !receipt && !waitsFor);
  const amount = rows.reduce((sum, row) => sum + row.amount, 0);
  return { rows, amount, left: all.length - rows.length };
}

type Run = {
  issue: (input: IssueInput) => Promise<CashReceipt>;
  isStopped: () => boolean;
  onStep: (progress: Progress) => void;
};

/**
 * Issues the rows one at a time. A refused row does not stop the others. Any other error, such as a lost
 * connection or an ended session, is thrown.
 */
export async function issueOneByOne(
  rows: readonly UnissuedCash[],
  { issue, isStopped, onStep }: Run,
): Promise<Progress> {
  let progress: Progress = { total: rows.length, done: 0, refused: 0 };
  for (const { paymentId } of rows) {
    if (isStopped()) break;
    const isDone = await issueOne(paymentId, issue);
    progress = isDone
      ? { ...progress, done: progress.done + 1 }
      : { ...progress, refused: progress.refused + 1 };
    onStep(progress);
  }
  return progress;
}

async function issueOne(paymentId: string, issue: Run['issue']): Promise<boolean> {
  try {
    return outcomeOf(await issue({ paymentId, ...selfIssued })) !== 'REFUSED';
  } catch (error) {
    // Somebody else has issued it already.
    if (isApiError(error, 'CASH_RECEIPT_EXISTS')) return true;
    if (isApiError(error, 'CASH_RECEIPT_NOT_POSSIBLE') || isApiError(error, 'ORDER_PENDING')) return false;
    throw error;
  }
}
