import type { OrderSummary } from '@maru/contract/orders/order.ts';
import { useRef } from 'react';
import { type ScreenKey, useKeys } from '#hub/lib/keys.ts';
import type { BoardView } from '#hub/orders/finding/board/board-view.ts';
import type { LineChanges } from '#hub/orders/finding/unseen/seen-lines.ts';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import { moveInCards } from './move-in-cards.ts';
import styles from './open-orders.module.css';
import { OrderCard } from './order-card.tsx';
import { OrderRow } from './order-row.tsx';

type OpenOrdersProps = {
  storeId: string;
  view: BoardView;
  orders: readonly OrderSummary[];
  /** The day of the board; undefined for today. */
  day: string | undefined;
  now: number;
  changesOf: (order: OrderSummary) => LineChanges | null;
  /** Somebody pressed on the order. */
  onSee: (order: OrderSummary) => void;
  onPay: (order: OrderSummary) => void;
  onClose: (order: OrderSummary) => void;
};

/** Open orders as cards or rows. Arrow keys move between them, Enter opens one. */
export function OpenOrders(props: OpenOrdersProps) {
  const { storeId, view, orders, day, now, changesOf, onSee, onPay, onClose } = props;
  const { t } = useOrderWords();
  const OpenOrder = view === 'rows' ? OrderRow : OrderCard;
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

  return (
    <ul ref={list} className={styles[view]} aria-label={t('openOrders')}>
      {orders.map((order) => (
        <OpenOrder
          key={order.id}
          storeId={storeId}
          order={order}
          day={day}
          now={now}
          changes={changesOf(order)}
          onSee={() => onSee(order)}
          onPay={() => {
            onSee(order);
            onPay(order);
          }}
          onClose={() => {
            onSee(order);
            onClose(order);
          }}
        />
      ))}
    </ul>
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
