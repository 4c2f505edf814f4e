import { keysRefused, type ProviderKeys } from '../card/card-provider.ts';
import type {
  CancelRequest,
  CashReceiptIssuer,
  IssueOutcome,
  IssueRequest,
  ReceiptInquiry,
} from '../cash-receipt/cash-receipt-issuer.ts';
import { bodyAs, type Toss, TossUndecided, undecided } from './toss-calls.ts';
import { checkFit } from './toss-fit.ts';
import { failed } from './toss-payment.ts';
import { cancelledIn, issuedIn, TossReceipt, TossReceiptPage } from './toss-receipt.ts';
import { isKeyRefusal, receiptFailureOf } from './toss-refusals.ts';
import values from './toss-values.json' with { type: 'json' };

const path = '/v1/cash-receipts';
const rowsOfPage = 500;
/** Enough for 50,000 receipts of a store in a day. */
const mostPages = 100;
const longestOrderName = 100;
/** HTTP status of a request that was refused before anything was done. */
const tooMany = 429;

/**
 * Cash receipts of a store. The receipt's id is the provider's orderId and idempotency key. The provider computes the
 * VAT itself: a tenth of the supply, (amount − tax-free) ÷ 11, rounded; it knows no service charge. A second
 * receipt for the same orderId is refused only by its idempotency key, which the provider keeps for 15 days. After that,
 * look for the receipt with `find` before issuing it again.
 */
export function tossCashReceipts(toss: Toss): CashReceiptIssuer {
  return {
    name: 'toss',
    issue: (request, signal) => issue(toss, request, signal),
    cancel: (request, signal) => cancel(toss, request, signal),
    find: (request) => find(toss, request),
    readingOnce() {
      const lists: Lists = new Map();
      return (request) => find(toss, request, lists);
    },
  };
}

/** `POST /v1/cash-receipts`. A receipt that the provider takes is provisional (ISSUED). */
async function issue(toss: Toss, request: IssueRequest, signal: AbortSignal): Promise<IssueOutcome> {
  const { receiptId, amount, attempt } = request;
  if (request.serviceCharge !== 0) return failed('SERVICE_CHARGE');
  const body = {
    amount,
    taxFreeAmount: request.taxFree,
    orderId: receiptId,
    orderName: [...request.orderName].slice(0, longestOrderName).join(''),
    type: values.receiptTypes[request.purpose],
    customerIdentityNumber: request.identifier,
  };
  const idempotencyKey = attempt === 0 ? receiptId : `${receiptId}-${attempt}`;
  const asking = { idempotencyKey, secretKey: secretOf(request.keys), signal };
  const answer = await toss.calls.post(path, body, asking);
  const receipt = bodyAs(TossReceipt, answer);
  if (receipt) {
    const { orderId, transactionType } = receipt;
    checkFit(toss.log, `cash receipt ${receiptId}`, {
      expected: { orderId: receiptId, amount, transactionType: 'CONFIRM' },
      got: { orderId, amount: receipt.amount, transactionType },
    });
    return issuedIn(receipt);
  }
  if (answer.kind === 'FAULT' && answer.http === tooMany) return failed('TRY_LATER');
  if (answer.kind !== 'REFUSED') throw undecided(answer);
  const failure = receiptFailureOf(answer.code);
  // Nobody else uses this order id: the duplicate is our own receipt, and `find` has it.
  if (failure === 'DUPLICATE_RECEIPT') throw undecided(answer);
  return failed(failure);
}

/** `POST /v1/cash-receipts/{receiptKey}/cancel`, always of the whole receipt. */
async function cancel(toss: Toss, request: CancelRequest, signal: AbortSignal) {
  const { receiptId, cancelId, issuerKey, amount } = request;
  const asking = { idempotencyKey: cancelId, secretKey: secretOf(request.keys), signal };
  const cancelPath = `${path}/${encodeURIComponent(issuerKey)}/cancel`;
  const answer = await toss.calls.post(cancelPath, { amount }, asking);
  const receipt = bodyAs(TossReceipt, answer);
  if (!receipt) {
    if (answer.kind !== 'REFUSED') throw undecided(answer);
    return failed(receiptFailureOf(answer.code));
  }
  const { orderId, transactionType } = receipt;
  checkFit(toss.log, `cancellation of cash receipt ${receiptId}`, {
    expected: { orderId: receiptId, amount, transactionType: 'CANCEL' },
    got: { orderId, amount: receipt.amount, transactionType },
  });
  return cancelledIn(receipt);
}

/**
 * Looks through the requests of a day, `GET /v1/cash-receipts?requestDate=`: the provider has no call for one receipt.
 * A cancellation is listed on the day on which it was requested.
 */
async function find(
  toss: Toss,
  request: ReceiptInquiry,
  lists: Lists = new Map(),
): ReturnType<CashReceiptIssuer['find']> {
  const { receiptId, issuerKey, keys, requestedOn } = request;
  const name = `${keys?.id} ${requestedOn}`;
  const list = lists.get(name) ?? listOf(toss, request);
  lists.set(name, list);
  const listed = await list;
  if (listed === keysRefused) return { status: keysRefused };
  const ours = listed.filter(({ orderId }) => orderId === receiptId);
  const cancels = ours.filter(({ transactionType }) => transactionType === 'CANCEL').map(cancelledIn);
  for (const status of ['CANCELLED', 'PENDING'] as const)
    if (cancels.some((cancel) => cancel.status === status)) return { status };

  const issued = ours.filter(({ transactionType }) => transactionType === 'CONFIRM');
  const live = issued.filter(({ issueStatus }) => issueStatus !== 'FAILED');
  if (live.length > 1)
    toss.log.warn({ provider: 'toss', receiptId, count: live.length }, 'a cash receipt was issued twice');
  const receipt = issued.find(({ receiptKey }) => receiptKey === issuerKey) ?? live[0] ?? issued[0];
  const [rejected] = cancels.filter((cancel) => cancel.status === 'FAILED').slice(-1);
  const found = receipt ? issuedIn(receipt) : { status: 'NOT_FOUND' as const };
  return rejected ? { ...found, cancelFailure: rejected.failure } : found;
}

type List = Promise<TossReceipt[] | typeof keysRefused>;
/** By keys and day. */
type Lists = Map<string, List>;

async function listOf(toss: Toss, { keys, requestedOn }: ReceiptInquiry): List {
  const found: TossReceipt[] = [];
  let cursor: number | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const query = new URLSearchParams({ requestDate: requestedOn, limit: `${rowsOfPage}` });
    if (cursor !== undefined) query.set('cursor', `${cursor}`);
    const answer = await toss.calls.get(`${path}?${query}`, { secretKey: secretOf(keys) });
    if (answer.kind === 'REFUSED' && isKeyRefusal(answer.code)) return keysRefused;
    const { data, hasNext, lastCursor } = bodyAs(TossReceiptPage, answer) ?? reject(undecided(answer));
    found.push(...data);
    if (!hasNext) return found;
    if (lastCursor === null || lastCursor === undefined || lastCursor === cursor) break;
    cursor = lastCursor;
  }
  throw new TossUndecided('toss: a list of cash receipts without an end');
}

function reject(error: Error): never {
  throw error;
}

function secretOf(keys: ProviderKeys | null): string {
  if (!keys) throw new Error('toss: a cash receipt without keys');
  return keys.secretKey;
}
