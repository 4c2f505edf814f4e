import type { InputOf } from '@maru/contract/endpoint.ts';
import type { Order } from '@maru/contract/orders/order.ts';
import { postPayment, postTransaction } from '@maru/contract/orders/order-payments.endpoints.ts';
import { changeOrderStatus, getOrder, takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { refundOrder } from '@maru/contract/orders/refund.endpoints.ts';
import type { Caller, Server, StoreOver } from '../open-shop.ts';

type TakeInput = InputOf<typeof takeOrder>;
type Menu = Awaited<ReturnType<Server['addMenu']>>;
type At = { storeId: string; owner: Caller };
type Move = Pick<InputOf<typeof changeOrderStatus>, 'newOrderStatus' | 'reason'>;
type Refund = Pick<InputOf<typeof refundOrder>, 'amount' | 'lines' | 'tenders'>;
type OfTender = Omit<InputOf<typeof postTransaction>, 'storeId' | 'id'>;
type Tender = Omit<InputOf<typeof postPayment>, 'storeId' | 'storeOrderId'>;

/** Orders created and changed through the endpoints, as the owner of their store. */
export function orderBuilders(shop: Pick<Server, 'call' | 'store' | 'ownerOf' | 'addMenu'>) {
  /** An approved store with its owner and a small menu. */
  async function openStore(over: StoreOver = {}) {
    const store = await shop.store(over);
    const [owner, menu] = await Promise.all([shop.ownerOf(store), shop.addMenu(store.id)]);
    return { storeId: store.id, owner, menu };
  }

  /** One hot americano for 4,500 won, unpaid by default. */
  function americano(at: { storeId: string; menu: Menu }, over: Partial<TakeInput> = {}): TakeInput {
    return {
      storeId: at.storeId,
      lines: [{ itemId: at.menu.americano, choiceIds: [at.menu.hot], quantity: 1 }],
      total: 4_500,
      ...over,
    };
  }

  async function order(at: At & { menu: Menu }, over: Partial<TakeInput> = {}): Promise<Order> {
    const answer = await shop.call(takeOrder, americano(at, over), at.owner);
    if (answer.http !== 200) throw new Error(`no order: ${JSON.stringify(answer)}`);
    return answer.response;
  }

  async function readOrder({ storeId, owner }: At, orderId: string): Promise<Order> {
    return (await shop.call(getOrder, { storeId, orderId }, owner)).response;
  }

  const move = ({ storeId, owner }: At, orderId: string, to: Move, key?: string) =>
    shop.call(changeOrderStatus, { storeId, orderId, ...to }, owner, key === undefined ? {} : { key });

  return {
    openStore,
    americano,
    order,
    readOrder,
    close: (at: At, orderId: string) => move(at, orderId, { newOrderStatus: 'CLOSED' }),
    cancel: (at: At, orderId: string, key?: string) =>
      move(at, orderId, { newOrderStatus: 'CANCELLED', reason: '손님이 마음을 바꿈' }, key),
    revert: (at: At, orderId: string, key?: string) =>
      move(at, orderId, { newOrderStatus: 'CLOSED', reason: '잘못 취소함' }, key),
    refund: ({ storeId, owner }: At, orderId: string, asked: Refund, key?: string) =>
      shop.call(
        refundOrder,
        { storeId, orderId, reason: '맛이 이상함', ...asked },
        owner,
        key === undefined ? {} : { key },
      ),
    giveBack: ({ storeId, owner }: At, id: string, key?: string) =>
      shop.call(
        postTransaction,
        { storeId, id, reason: '결제 실수' },
        owner,
        key === undefined ? {} : { key },
      ),
    refundTender: ({ storeId, owner }: At, id: string, asked: OfTender, key?: string) =>
      shop.call(
        postTransaction,
        { storeId, id, reason: '맛이 이상함', ...asked },
        owner,
        key === undefined ? {} : { key },
      ),
    payFurther: ({ storeId, owner }: At, id: string, asked: OfTender, key?: string) =>
      shop.call(
        postTransaction,
        { storeId, id, kind: 'APPROVAL', ...asked },
        owner,
        key === undefined ? {} : { key },
      ),
    pay: ({ storeId, owner }: At, storeOrderId: string, tender: Tender, key?: string) =>
      shop.call(postPayment, { storeId, storeOrderId, ...tender }, owner, key === undefined ? {} : { key }),
  };
}
