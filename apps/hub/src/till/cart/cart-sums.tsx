import type { Discount } from '@maru/contract/money/price-cart.ts';
import { useTillWords } from '#hub/till/use-till-words.ts';
import styles from './cart-sums.module.css';
import { discountWords } from './discount-words.ts';
import type { ShownCart } from './priced.ts';

/** Subtotal, discounts and total. */
export function CartSums({ shown, discount }: { shown: ShownCart; discount: Discount | null }) {
  const { t, won } = useTillWords();
  const { priced, count } = shown;
  const rows = [
    { label: t('cart.items', { count }), amount: priced.gross },
    { label: t('cart.lineDiscounts'), amount: -priced.lineDiscounts },
    {
      label: discount ? t('cart.orderDiscount', { discount: discountWords(discount, { t, won }) }) : '',
      amount: -priced.orderDiscount,
    },
    { label: t('cart.points'), amount: -priced.pointsUsed },
  ];
  // Skips a single row that would repeat the total.
  const shownRows = rows.filter(
    ({ amount }, index) => amount !== 0 && (index > 0 || priced.gross !== priced.total),
  );

  return (
    <dl className={styles.sums}>
      {shownRows.map(({ label, amount }) => (
        <div key={label} className={styles.row}>
          <dt>{label}</dt>
          <dd>{won(amount)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>
          {t('cart.total')} {count > 0 && <span className={styles.count}>{t('cart.count', { count })}</span>}
        </dt>
        <dd aria-live="polite">{won(priced.total)}</dd>
      </div>
    </dl>
  );
}
