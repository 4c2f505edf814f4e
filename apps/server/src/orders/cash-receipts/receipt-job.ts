import type { NamedReceipt } from '#server/cash-receipts/cash-receipt-records.ts';
import type { AnswerKey } from '#server/http/context.ts';
import type { NewJob } from '#server/jobs/jobs.queries.ts';

/** The job that settles one receipt with its issuer. */
export const settleReceiptTask = 'settle-cash-receipt';

type Ahead = { answerKey?: AnswerKey | undefined; delaySeconds?: number };

/** `answerKey`: of the request that asks the issuer itself; the job follows if that request dies. */
export function receiptJob(
  { storeId, id: receiptId }: Pick<NamedReceipt, 'storeId' | 'id'>,
  { answerKey, delaySeconds = 0 }: Ahead = {},
): NewJob {
  const payload = { storeId, receiptId, answerKey: answerKey ?? null };
  return { task: settleReceiptTask, payload, delaySeconds };
}
