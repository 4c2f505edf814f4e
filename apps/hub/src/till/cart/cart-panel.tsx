import { Button } from '@mantine/core';
import { type ItemOrderType, itemOrderTypes } from '@maru/contract/orders/order-status.ts';
import { Segmented } from '@maru/ui/fields/segmented.tsx';
import {
  IconDiscount2,
  IconKeyboard,
  IconNote,
  IconPlayerPause,
  IconTrash,
  IconUserCircle,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Cart } from '#hub/payments/sale-queue/stored-cart.ts';
import { useTillWords } from '#hub/till/use-till-words.ts';
import type { CartAction } from './cart.ts';
import { CartLineRow } from './cart-line-row.tsx';
import styles from './cart-panel.module.css';
import { CartSums } from './cart-sums.tsx';
import type { ShownCart } from './priced.ts';

export type CartPanelProps = {
  cart: Cart;
  shown: ShownCart;
  changeCart: (action: CartAction) => void;
  onPlace: (place: ItemOrderType) => void;
  onQuantity: (key: string, quantity: number) => void;
  onEditLine: (key: string) => void;
  onAcceptPrice: (key: string) => void;
  /** Missing where no new order can be taken. */
  onTyped: (() => void) | undefined;
  /** Missing for a cart that cannot be put on hold. */
  onHold: (() => void) | undefined;
  heldCount: number;
  onHeld: () => void;
  onDiscount: () => void;
  onNote: () => void;
  onCustomer: () => void;
  /** The customer of the cart. */
  customer: ReactNode;
  onClear: () => void;
  onPay: () => void;
  onPayLater: () => void;
};

/** The cart: lines, sums, and the next action. */
export function CartPanel(props: CartPanelProps) {
  return (
    <div className={styles.panel}>
      <CartLines {...props} />
      <div className={styles.end}>
        <CartFoot {...props} />
      </div>
    </div>
  );
}

/** The props of the panel that the lines need. */
export type CartLinesProps = Omit<
  CartPanelProps,
  | 'onTyped'
  | 'onHold'
  | 'heldCount'
  | 'onHeld'
  | 'onDiscount'
  | 'onNote'
  | 'onCustomer'
  | 'customer'
  | 'onClear'
  | 'onPay'
  | 'onPayLater'
> & {
  /** Replaces the title of a new order. */
  title?: string;
};

/** Lines of the cart. On phones they scroll in a sheet. */
export function CartLines(props: CartLinesProps) {
  const { cart, shown, changeCart, onPlace, onQuantity, onEditLine, onAcceptPrice } = props;
  const { t } = useTillWords();

  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>{props.title ?? t('cart.title')}</h2>
        <Segmented
          label={t('place.label')}
          options={itemOrderTypes.map((value) => ({ value, label: t(`place.${value}`) }))}
          value={cart.place}
          onChange={onPlace}
        />
      </div>
      {shown.lines.length === 0 ? (
        <p className={styles.empty}>{t('cart.empty')}</p>
      ) : (
        <ul className={styles.lines}>
          {shown.lines.map((line) => (
            <CartLineRow
              key={line.line.key}
              shown={line}
              isOtherPlace={line.line.place !== cart.place}
              isCurrent={line.line.key === cart.current}
              onCurrent={() => changeCart({ type: 'current', key: line.line.key })}
              onEdit={() => onEditLine(line.line.key)}
              onQuantity={(quantity) => onQuantity(line.line.key, quantity)}
              onAcceptPrice={() => onAcceptPrice(line.line.key)}
            />
          ))}
        </ul>
      )}
    </>
  );
}

/** Sums and actions, always visible. */
export function CartFoot(props: CartPanelProps) {
  const { cart, shown, onTyped, onHold, heldCount, onHeld, onDiscount, onNote, onClear, onPay, onPayLater } =
    props;
  const { t } = useTillWords();
  const isEmpty = cart.lines.length === 0;

  return (
    <div className={styles.foot}>
      {props.customer}
      {cart.note && <p className={styles.note}>{cart.note}</p>}
      <CartSums shown={shown} discount={cart.discount} />
      <div className={styles.tools}>
        {onTyped && (
          <ToolButton
            icon={<IconKeyboard size={20} aria-hidden />}
            label={t('typed.button')}
            onClick={onTyped}
          />
        )}
        <ToolButton
          icon={<IconUserCircle size={20} aria-hidden />}
          label={t('customer')}
          onClick={props.onCustomer}
        />
        {!isEmpty && (
          <>
            <ToolButton
              icon={<IconDiscount2 size={20} aria-hidden />}
              label={t('discount.button')}
              onClick={onDiscount}
            />
            <ToolButton icon={<IconNote size={20} aria-hidden />} label={t('note.button')} onClick={onNote} />
            <ToolButton
              icon={<IconTrash size={20} aria-hidden />}
              label={t('cart.clear')}
              onClick={onClear}
            />
          </>
        )}
        {onHold && (
          <ToolButton
            icon={<IconPlayerPause size={20} aria-hidden />}
            label={t('hold.button')}
            onClick={onHold}
          />
        )}
        {heldCount > 0 && (
          <ToolButton
            icon={<IconPlayerPause size={20} aria-hidden />}
            label={t('hold.listCount', { count: heldCount })}
            onClick={onHeld}
          />
        )}
      </div>
      {!isEmpty && !shown.sellable && <p className={styles.blocked}>{t('cart.problemReason')}</p>}
      <div className={styles.acts}>
        <Button size="lg" disabled={!shown.sellable} onClick={onPayLater}>
          {t('cart.payLater')}
        </Button>
        <Button size="xl" variant="action" disabled={!shown.sellable} onClick={onPay}>
          {t('cart.pay')}
        </Button>
      </div>
    </div>
  );
}

export function ToolButton({
  icon,
  label,
  onClick,
}: {
  icon: ReactNode;
  label: string;
  onClick: () => void;
}) {
  return (
    <button type="button" className={styles.tool} onClick={onClick}>
      {icon}
      {label}
    </button>
  );
}
