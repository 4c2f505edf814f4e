import type { InputOf } from '@maru/contract/endpoint.ts';
import type { Order } from '@maru/contract/orders/order.ts';
import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import type { Server, StoreOver } from './open-shop.ts';

type TakeInput = InputOf<typeof takeOrder>;
type Menu = Awaited<ReturnType<Server['addMenu']>>;

/** Orders made through the call that takes them. */
export function orderBuilders(shop: Server) {
  /** An approved store with its owner and a small menu. */
  async function openStore(over: StoreOver = {}) {
    const store = await shop.store(over);
    const [owner, menu] = await Promise.all([shop.ownerOf(store), shop.addMenu(store.id)]);
    return { storeId: store.id, owner, menu };
  }

  /** One hot americano for 4,500 won, unpaid, unless said otherwise. */
  function americano(at: { storeId: string; menu: Menu }, over: Partial<TakeInput> = {}): TakeInput {
    return {
      storeId: at.storeId,
      lines: [{ itemId: at.menu.americano, choiceIds: [at.menu.hot], quantity: 1 }],
      total: 4_500,
      ...over,
    };
  }

  async function order(
    at: { storeId: string; menu: Menu; owner: Awaited<ReturnType<Server['person']>> },
    over: Partial<TakeInput> = {},
  ): Promise<Order> {
    const answer = await shop.call(takeOrder, americano(at, over), at.owner);
    if (answer.http !== 200) throw new Error(`no order: ${JSON.stringify(answer)}`);
    return answer.response;
  }

  return { openStore, americano, order };
}
