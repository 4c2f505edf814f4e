import type { Order } from '@maru/contract/orders/order.ts';
import type { HandTender } from '@maru/contract/orders/orders.endpoints.ts';
import type { Cart } from '#hub/till/cart/cart.ts';
import type { ShownCart } from '#hub/till/cart/priced.ts';
import { saleOfCart, saleOfOrder } from '#hub/till/outbox/new-sale.ts';
import type { Outbox } from '#hub/till/outbox/order-outbox.ts';
import { leftToPay, type Sale, type Tender, totalOf } from '#hub/till/outbox/sale.ts';
import { askAgain, giveUpTender, withTender } from '#hub/till/outbox/sale-moves.ts';
import { type TenderStage, tenderStage } from './tender-stage.ts';

/** Cash or a typed-in slip that is in the drawer, while the order is not yet sent. */
export type StagedTender = HandTender & { key: string };

/** What is being paid: the cart, or an order that the server has had for longer. */
export type Paying = { saleId: string; order: Order | null };

export type TenderInput = {
  storeId: string;
  outbox: Outbox;
  paying: Paying;
  sale: Sale | null;
  cart: Cart;
  shown: ShownCart;
  staged: readonly StagedTender[];
  onStaged: (staged: readonly StagedTender[]) => void;
  /** The cart is kept on the device as a sale; the till may begin the next. */
  onKept: () => void;
};

export type TenderDesk = {
  stage: TenderStage;
  total: number;
  left: number;
  /** More is in hand than the order comes to: something has to be taken back. */
  isTooMuch: boolean;
  staged: readonly StagedTender[];
  /** Takes a tender; the same key twice is one tender. */
  take: (tender: Tender, key: string) => Promise<void>;
  takeBack: (key: string) => void;
  /** Nothing is left to pay: only keeps the order. */
  finish: () => Promise<void>;
  askAgain: () => Promise<void>;
  giveUp: () => Promise<void>;
};

/**
 * Takes tenders for one sale. What needs no provider is collected here until it covers the order or a card is asked
 * for, so that a wrong one can be taken back; then order and tenders go together.
 */
export function useTender(input: TenderInput): TenderDesk {
  const { storeId, outbox, paying, sale, cart, shown, onStaged, onKept } = input;
  // What is in hand belongs to the cart, not to an order that is with the server.
  const staged = sale || paying.order ? [] : input.staged;
  const total = sale ? totalOf(sale) : (paying.order?.total ?? shown.priced.total);
  const inHand = staged.reduce((sum, { amount }) => sum + amount, 0);
  const left = sale ? leftToPay(sale) : Math.max(0, (paying.order?.leftToPay ?? total) - inHand);

  async function keepCart(tenders: readonly StagedTender[], after: (sale: Sale) => Sale) {
    const made = saleOfCart({
      id: paying.saleId,
      storeId,
      cart,
      shown,
      tenders: tenders.map(({ key: _, ...tender }) => tender),
      now: Date.now(),
    });
    await outbox.add(after(made), cart.repairs);
    onKept();
  }

  async function take(tender: Tender, key: string) {
    const withThis = (it: Sale) => withTender(it, tender, { key, now: Date.now() });
    if (sale) return outbox.act(sale.id, withThis);
    if (paying.order) {
      return outbox.add(
        withThis(saleOfOrder({ id: paying.saleId, storeId, order: paying.order, now: Date.now() })),
      );
    }
    const { paymentMethod: type, ...rest } = tender;
    if (type === 'card') return keepCart(staged, withThis);
    if (staged.some((it) => it.key === key)) return;

    const collected = [...staged, { ...rest, type, key }];
    if (tender.amount < left) onStaged(collected);
    else await keepCart(collected, (it) => it);
  }

  return {
    stage: tenderStage(sale),
    total,
    left,
    isTooMuch: inHand > total,
    staged,
    take,
    takeBack: (key) => onStaged(staged.filter((tender) => tender.key !== key)),
    finish: () => keepCart(staged, (it) => it),
    askAgain: async () => {
      if (sale) await outbox.act(sale.id, (it) => askAgain(it, Date.now()));
    },
    giveUp: async () => {
      if (sale) await outbox.act(sale.id, giveUpTender);
    },
  };
}
