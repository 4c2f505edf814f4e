import {
  keyOf,
  koreanTime,
  messageOf,
  refusal,
  type StoredReceipt,
  type TossReply,
  type TossWorld,
} from './toss-world.ts';

type Body = Readonly<Record<string, unknown>>;

const orderIds = /^[A-Za-z0-9\-_]{6,64}$/;
const types = ['소득공제', '지출증빙'];
const mostRows = 10_000;

/** `POST /v1/cash-receipts`. Like the provider, it accepts a second receipt for an order. */
export function issueReceipt(
  world: TossWorld,
  { merchant, body }: { merchant: string; body: Body },
): TossReply {
  const { amount, orderId, orderName, type, customerIdentityNumber, taxFreeAmount = 0 } = body;
  if (typeof amount !== 'number' || !Number.isInteger(amount) || amount < 1)
    return refusal(400, 'BELOW_ZERO_AMOUNT');
  if (typeof orderId !== 'string' || !orderIds.test(orderId)) return refusal(400, 'INVALID_ORDER_ID');
  if (typeof orderName !== 'string' || orderName.length < 1 || orderName.length > 100)
    return refusal(400, 'INVALID_ORDER_NAME');
  if (typeof type !== 'string' || !types.includes(type)) return refusal(400, 'INVALID_REQUEST');
  if (typeof customerIdentityNumber !== 'string' || !/^\d{10,30}$/.test(customerIdentityNumber))
    return refusal(400, 'INVALID_CASH_RECEIPT_INFO');
  if (typeof taxFreeAmount !== 'number' || taxFreeAmount > amount) return refusal(400, 'INVALID_REQUEST');

  return added(world, {
    ...{ merchant, orderId, orderName, type, amount, taxFreeAmount, customerIdentityNumber },
    ...{ transactionType: 'CONFIRM', receiptKey: keyOf('receipt') },
  });
}

/** `POST /v1/cash-receipts/{receiptKey}/cancel`: a receipt of its own, whose key has the prefix `c_`. */
export function cancelReceipt(
  world: TossWorld,
  { merchant, body, receiptKey }: { merchant: string; body: Body; receiptKey: string },
): TossReply {
  const receipt = world.receipts.find((it) => it.receiptKey === receiptKey && it.merchant === merchant);
  if (receipt?.transactionType !== 'CONFIRM') return refusal(404, 'NOT_FOUND');
  const cancelled = world.receipts
    .filter((it) => it.receiptKey === `c_${receiptKey}` && it.issueStatus !== 'FAILED')
    .reduce((sum, { amount }) => sum + amount, 0);
  const { amount = receipt.amount - cancelled } = body;
  if (typeof amount !== 'number' || amount < 1 || amount > receipt.amount - cancelled)
    return refusal(400, 'INVALID_REQUEST');
  return added(world, { ...receipt, amount, transactionType: 'CANCEL', receiptKey: `c_${receiptKey}` });
}

/** `GET /v1/cash-receipts?requestDate=&cursor=&limit=`: the requests of a day in Seoul. */
export function listReceipts(world: TossWorld, merchant: string, query: URLSearchParams): TossReply {
  const day = query.get('requestDate') ?? '';
  const limit = Number(query.get('limit') ?? 100);
  const cursor = Number(query.get('cursor') ?? 0);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return refusal(400, 'INVALID_REQUEST');
  if (!Number.isInteger(limit) || limit < 1 || limit > mostRows)
    return refusal(400, 'EXCEED_MAX_QUERY_LIMIT');
  const all = world.receipts.filter(
    (it) => it.merchant === merchant && it.number > cursor && koreanTime(it.requestedAt).startsWith(day),
  );
  const rows = all.slice(0, limit);
  return {
    http: 200,
    body: {
      hasNext: all.length > rows.length,
      lastCursor: rows.at(-1)?.number ?? cursor,
      data: rows.map(shownReceipt),
    },
  };
}

/** Decides, as the tax office does a day later, all pending requests or those of one order. */
export function decideReceipts({ receipts }: TossWorld, refusedWith?: string, orderId?: string) {
  for (const receipt of receipts) {
    const isAsked = orderId === undefined || receipt.orderId === orderId;
    if (receipt.issueStatus !== 'IN_PROGRESS' || !isAsked) continue;
    receipt.issueStatus = refusedWith === undefined ? 'COMPLETED' : 'FAILED';
    if (refusedWith !== undefined)
      receipt.failure = { ...messageOf('NTS_ERROR'), message: `[${refusedWith}] 국세청 문구` };
  }
}

function added(
  world: TossWorld,
  parts: Omit<StoredReceipt, 'number' | 'issueNumber' | 'issueStatus' | 'requestedAt' | 'failure'>,
): TossReply {
  const number = world.receipts.length + 1;
  const receipt: StoredReceipt = {
    ...parts,
    ...{ number, issueNumber: `${700_000_000 + number}`, issueStatus: 'IN_PROGRESS', failure: null },
    requestedAt: world.clock().getTime(),
  };
  world.receipts.push(receipt);
  return { http: 200, body: shownReceipt(receipt) };
}

function shownReceipt({ merchant: _, number: __, requestedAt, ...receipt }: StoredReceipt) {
  return {
    ...receipt,
    requestedAt: koreanTime(requestedAt),
    businessNumber: '1111111119',
    receiptUrl: `https://dashboard.tosspayments.com/receipt/cash-receipt?receiptKey=${receipt.receiptKey}`,
  };
}
