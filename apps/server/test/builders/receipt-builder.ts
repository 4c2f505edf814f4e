import {
  cancelCashReceipt,
  decideCashReceipt,
  getCashReceipt,
  getUnissuedCash,
  postCashReceipt,
} from '@maru/contract/cash-receipts/cash-receipts.endpoints.ts';
import type { InputOf } from '@maru/contract/endpoint.ts';
import { insertJob } from '#server/jobs/jobs.queries.ts';
import type { Caller, Server } from '../open-shop.ts';
import type { orderBuilders } from './order-builder.ts';

type At = Awaited<ReturnType<ReturnType<typeof orderBuilders>['openStore']>>;
type Orders = Pick<ReturnType<typeof orderBuilders>, 'order'>;
type Post = Partial<InputOf<typeof postCashReceipt>>;
type Decide = Partial<InputOf<typeof decideCashReceipt>>;
type Options = { key?: string; as?: Caller; through?: Pick<Server, 'call'> };

/** Cash receipts of a store, through the endpoints. */
export function receiptBuilders(shop: Pick<Server, 'call' | 'db' | 'runJobs'> & Orders) {
  const americano = 4_500;

  /** An order of so many americanos, paid in cash. */
  async function paidInCash(at: At, quantity = 2) {
    const total = quantity * americano;
    const order = await shop.order(at, {
      lines: [{ itemId: at.menu.americano, choiceIds: [at.menu.hot], quantity }],
      ...{ total, tenders: [{ type: 'INSTORE_CASH', amount: total }] },
    });
    return { order, orderId: order.id, paymentId: order.payments[0]?.id ?? '', total };
  }

  function postReceipt(at: At, paymentId: string, over: Post = {}, options: Options = {}) {
    const { as = at.owner, through = shop, key } = options;
    const to = over.replacesId && !over.identifier ? {} : { identifier: '010-1234-5678' };
    const input = { storeId: at.storeId, paymentId, purpose: 'INCOME_DEDUCTION' as const, ...to, ...over };
    return through.call(postCashReceipt, input, as, key === undefined ? {} : { key });
  }

  return {
    paidInCash,
    postReceipt,
    cancelReceipt: ({ storeId, owner }: At, cashReceiptId: string, { as = owner, key }: Options = {}) =>
      shop.call(
        cancelCashReceipt,
        { storeId, cashReceiptId, reason: '번호 오류' },
        as,
        key === undefined ? {} : { key },
      ),
    /** An owner decides about a receipt. */
    decideReceipt: (at: At, cashReceiptId: string, over: Decide = {}, options: Options = {}) => {
      const { as = at.owner, through = shop, key } = options;
      const number = over.decision === undefined ? { approvalNumber: '730154800' } : {};
      const said = { decision: 'ISSUED' as const, ...number, reason: '홈택스에서 확인' };
      const input = { storeId: at.storeId, cashReceiptId, ...said, ...over };
      return through.call(decideCashReceipt, input, as, key === undefined ? {} : { key });
    },
    readReceipt: ({ storeId, owner }: At, cashReceiptId: string, as: Caller = owner) =>
      shop.call(getCashReceipt, { storeId, cashReceiptId }, as),
    unissued: async ({ storeId, owner }: At, over: Partial<InputOf<typeof getUnissuedCash>> = {}) =>
      (await shop.call(getUnissuedCash, { storeId, ...over }, owner)).response,
    /** Runs a job that otherwise runs every minute. */
    async runMinute(task: 'settle-cash-receipts' | 'confirm-cash-receipts' | 'settle-unsettled') {
      await insertJob(shop.db, { task, payload: {} });
      await shop.runJobs();
    },
    /** What the issuer has, oldest first. */
    issuedAt: ({ storeId }: At) =>
      shop.db
        .selectFrom('simulatedReceipts')
        .selectAll()
        .where('storeId', '=', storeId)
        .orderBy('answersAt')
        .execute(),
  };
}
