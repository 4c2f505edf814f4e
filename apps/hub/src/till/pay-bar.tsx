import { Button } from '@mantine/core';
import { IconChevronUp } from '@tabler/icons-react';
import type { ShownCart } from './cart/priced.ts';
import styles from './pay-bar.module.css';
import { useTillWords } from './use-till-words.ts';

type PayBarProps = {
  shown: ShownCart;
  onOpenCart: () => void;
  onPay: () => void;
  /** Replaces the label of the pay button. */
  actText?: string;
};

/** For phones, where the cart is a sheet: shows its total, the next action, and problems to look at first. */
export function PayBar({ shown, onOpenCart, onPay, actText }: PayBarProps) {
  const { t, won } = useTillWords();
  const trouble = troubleOf(shown);

  return (
    <div className={styles.bar} data-keep-clear>
      <div className={styles.trouble} role="status">
        {trouble && (
          <button type="button" data-trouble={trouble} aria-haspopup="dialog" onClick={onOpenCart}>
            {t(`cart.closed.${trouble}`)}
          </button>
        )}
      </div>
      <button type="button" className={styles.cart} aria-haspopup="dialog" onClick={onOpenCart}>
        <span className={styles.count}>
          {t('cart.openCount', { count: shown.count })}
          <IconChevronUp size={18} aria-hidden />
        </span>
        <span className={styles.total}>{won(shown.priced.total)}</span>
      </button>
      <Button size="xl" variant="action" disabled={!shown.sellable} onClick={onPay}>
        {actText ?? t('cart.pay')}
      </Button>
    </div>
  );
}

/** What the bar warns of: a line with a problem, else a line with a changed price; null if there is none. */
function troubleOf({ lines }: ShownCart): 'problem' | 'price' | null {
  if (lines.some(({ problem }) => problem !== null)) return 'problem';
  return lines.some(({ priceWas }) => priceWas !== null) ? 'price' : null;
}
