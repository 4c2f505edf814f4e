import type { NamedReceipt } from '#server/cash-receipts/cash-receipt-records.ts';
import type { AnswerKey } from '#server/http/context.ts';
import type { NewJob } from '#server/jobs/jobs.queries.ts';

/** The job that settles one receipt with its issuer. */
export const settleReceiptTask = 'settle-cash-receipt';

type Ahead = { answerKey?: AnswerKey | undefined; delaySeconds?: number };

/** `answerKey`: the key of the request that itself asks the issuer. If that request dies, the job takes over. */
export function receiptJob(
  { storeId, id: receiptId }: Pick<NamedReceipt, 'storeId' | 'id'>,
  { answerKey, delaySeconds = 0 }: Ahead = {},
): NewJob {
  const payload = { storeId, receiptId, answerKey: answerKey ?? null };
  return { task: settleReceiptTask, payload, delaySeconds };
}
