import type { OrderSummary } from '@maru/contract/orders/order.ts';
import { memo, useDeferredValue, useRef } from 'react';
import { type ScreenKey, useKeys } from '#hub/lib/keys.ts';
import { useSameFunction } from '#hub/lib/use-same-function.ts';
import { BoardNow } from '#hub/orders/finding/board/board-now.ts';
import type { BoardView } from '#hub/orders/finding/board/board-view.ts';
import type { LineChanges } from '#hub/orders/finding/unseen/seen-lines.ts';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import { moveInCards } from './move-in-cards.ts';
import styles from './open-orders.module.css';
import { type OpenOrderProps, OrderCard } from './order-card.tsx';
import { OrderRow } from './order-row.tsx';
import { isNew } from './waiting.ts';

type OpenOrdersProps = {
  storeId: string;
  view: BoardView;
  orders: readonly OrderSummary[];
  /** The day of the board; undefined for today. */
  day: string | undefined;
  now: number;
  changesOf: (order: OrderSummary) => LineChanges | null;
  /** Called when somebody pressed on the order. */
  onSee: (order: OrderSummary) => void;
  onPay: (order: OrderSummary) => void;
  onClose: (order: OrderSummary) => void;
};

type OpenOrderHandlers = Pick<OpenOrdersProps, 'onSee' | 'onPay' | 'onClose'>;

/** Memoized: a busy board has hundreds of orders, and an event should render only those that it changed. */
const OpenOrder = memo(function OpenOrder(
  props: Omit<OpenOrderProps, keyof OpenOrderHandlers> & OpenOrderHandlers & { view: BoardView },
) {
  const { view, onSee, onPay, onClose, ...rest } = props;
  const Part = view === 'rows' ? OrderRow : OrderCard;
  return (
    <Part
      {...rest}
      onSee={() => onSee(rest.order)}
      onPay={() => onPay(rest.order)}
      onClose={() => onClose(rest.order)}
    />
  );
});

/** Open orders as cards or rows. Arrow keys move between them, Enter opens one. */
export function OpenOrders(props: OpenOrdersProps) {
  const { storeId, view, orders, day, now, changesOf, onSee, onPay, onClose } = props;
  const { t } = useOrderWords();
  const list = useRef<HTMLUListElement>(null);

  const move: ScreenKey = {
    keys: ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'],
    label: t('keys.move'),
    onPress: ({ key }) => list.current && moveFocus(list.current, key),
  };
  const open: ScreenKey = {
    keys: ['Enter'],
    label: t('keys.open'),
    onPress: ({ target }) => target instanceof HTMLElement && target.click(),
  };
  useKeys([move, open]);

  // Many new cards are rendered in slices, so that a press meanwhile is handled at once.
  const drawn = useDeferredValue(orders);
  const see = useSameFunction(onSee);
  const pay = useSameFunction((order: OrderSummary) => {
    onSee(order);
    onPay(order);
  });
  const close = useSameFunction((order: OrderSummary) => {
    onSee(order);
    onClose(order);
  });

  return (
    <BoardNow value={now}>
      <ul ref={list} className={styles[view]} aria-label={t('openOrders')}>
        {drawn.map((order) => (
          <OpenOrder
            key={order.id}
            storeId={storeId}
            view={view}
            order={order}
            day={day}
            isNew={isNew(order, now)}
            changes={changesOf(order)}
            onSee={see}
            onPay={pay}
            onClose={close}
          />
        ))}
      </ul>
    </BoardNow>
  );
}

function moveFocus(list: HTMLElement, key: string) {
  const cards = [...list.children] as HTMLElement[];
  const columns = cards.filter(({ offsetTop }) => offsetTop === cards[0]?.offsetTop).length;
  const from = cards.findIndex((card) => card.contains(document.activeElement));
  const to = cards[moveInCards(key, { from, columns, count: cards.length })];

  to?.querySelector<HTMLElement>('[data-card]')?.focus();
  to?.scrollIntoView({ block: 'nearest' });
}
