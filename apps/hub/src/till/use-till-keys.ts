import type { ItemOrderType } from '@maru/contract/orders/order-status.ts';
import type { Scanner } from '@maru/ui/keys/scanner.ts';
import { useRef } from 'react';
import { type ScreenKey, useKeys } from '#hub/lib/keys.ts';
import type { Cart } from '#hub/payments/sale-queue/stored-cart.ts';
import type { CartAction } from './cart/cart.ts';
import { useTillWords } from './use-till-words.ts';

type TillKeys = {
  cart: Cart;
  changeCart: (action: CartAction) => void;
  onQuantity: (key: string, quantity: number) => void;
  /** Says whether a digit was the first key of a scan, which must not be taken for a quantity. */
  scanner: Scanner;
  onSearch: () => void;
  onPay: () => void;
  onPlace: (place: ItemOrderType) => void;
  onPayLater: () => void;
  onDiscount: () => void;
  onEdit: (key: string) => void;
  /** Missing where no new order can be taken. */
  onTyped: (() => void) | undefined;
  onCustomer: () => void;
  onHold: () => void;
  /** Acts on the focused tile, else on the current line. */
  onSoldOut: () => void;
};

/** Delay before a digit counts as typed, in ms, to see whether a scan follows. */
const scannerNeeds = 60;
/** Digits within this time form one number, in ms. */
const oneNumberWithin = 1_200;

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;

/** Keyboard shortcuts of the till. `?` lists them. */
export function useTillKeys(keys: TillKeys) {
  const { cart, changeCart, onQuantity, scanner } = keys;
  const { t } = useTillWords();
  const typed = useRef({ number: 0, line: '', at: Number.NEGATIVE_INFINITY });
  const line = cart.lines.find(({ key }) => key === cart.current);

  const typeDigit = (event: KeyboardEvent) => {
    const digit = Number(event.code.at(-1));
    setTimeout(() => {
      if (!line || scanner.wasScanned(event.timeStamp)) return;
      const isSame = typed.current.line === line.key && event.timeStamp - typed.current.at < oneNumberWithin;
      const number = isSame ? typed.current.number * 10 + digit : digit;
      typed.current = { number, line: line.key, at: event.timeStamp };
      if (number > 0) onQuantity(line.key, number);
    }, scannerNeeds);
  };

  const otherPlace = cart.place === 'INSTORE' ? 'TOGO' : 'INSTORE';
  const screenKeys: ScreenKey[] = [
    { keys: ['/'], label: t('keys.search'), onPress: keys.onSearch },
    { keys: ['1', ...digits.slice(1)], label: t('keys.quantity'), onPress: typeDigit },
    {
      keys: ['+', '='],
      label: t('keys.more'),
      onPress: () => line && onQuantity(line.key, line.quantity + 1),
    },
    { keys: ['-'], label: t('keys.less'), onPress: () => line && onQuantity(line.key, line.quantity - 1) },
    {
      keys: ['Delete', 'Backspace'],
      label: t('keys.remove'),
      onPress: () => line && onQuantity(line.key, 0),
    },
    { keys: ['mod+z'], label: t('keys.undo'), onPress: () => changeCart({ type: 'undo' }) },
    { keys: ['F1'], label: t('customer'), onPress: keys.onCustomer, whileTyping: true },
    { keys: ['F2'], label: t('keys.pay'), onPress: keys.onPay, whileTyping: true },
    { keys: ['F3'], label: t('typed.button'), onPress: keys.onTyped, whileTyping: true },
    {
      keys: ['F4'],
      label: t('keys.place'),
      onPress: () => keys.onPlace(otherPlace),
      whileTyping: true,
    },
    { keys: ['F6'], label: t('keys.hold'), onPress: keys.onHold, whileTyping: true },
    { keys: ['F7'], label: t('keys.soldOut'), onPress: keys.onSoldOut, whileTyping: true },
    { keys: ['F8'], label: t('keys.discount'), onPress: keys.onDiscount, whileTyping: true },
    { keys: ['F9'], label: t('keys.payLater'), onPress: keys.onPayLater, whileTyping: true },
    { keys: ['F10'], label: t('keys.edit'), onPress: () => line && keys.onEdit(line.key), whileTyping: true },
  ];
  useKeys(screenKeys);
}
