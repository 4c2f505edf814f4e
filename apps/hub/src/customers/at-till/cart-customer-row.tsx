import { Button } from '@mantine/core';
import { type EarningTerms, eligibleAmount, pointsFor } from '@maru/contract/points/earn.ts';
import { leastUsable, mostUsable } from '@maru/contract/points/use.ts';
import { IconX } from '@tabler/icons-react';
import { useCustomerWords } from '#hub/customers/use-customer-words.ts';
import type { CartCustomer } from './cart-customer.ts';
import styles from './cart-customer-row.module.css';

type CartCustomerRowProps = {
  customer: CartCustomer;
  lines: Parameters<typeof eligibleAmount>[0];
  /** Points that reduce the shown total. */
  pointsUsed: number;
  /** The amount to pay before points. */
  total: number;
  isConnected: boolean;
  onOpen: () => void;
  onRemove: () => void;
};

/** The customer in the cart, masked, with the points that the sale earns and those that can be used. */
export function CartCustomerRow(props: CartCustomerRowProps) {
  const { customer, lines, pointsUsed, total, isConnected, onOpen, onRemove } = props;
  const { t, points } = useCustomerWords();
  const { known, shownPhone, use } = customer;
  const usable = known ? mostUsable(known.balance, total, known.terms) : 0;
  const least = known ? leastUsable(known.terms) : 0;
  const mayUse = usable > 0 && isConnected && pointsUsed === 0;
  const about = !known
    ? t('cart.later')
    : [
        t('cart.earns', { points: points(willEarn(lines, known.terms)) }),
        pointsUsed > 0
          ? t('cart.uses', { points: points(pointsUsed) })
          : mayUse
            ? t('cart.usable', { points: points(usable) })
            : known.balance < least && t('cart.usableFrom', { points: points(least) }),
      ]
        .filter(Boolean)
        .join(' · ');

  return (
    <section className={styles.row} aria-label={t('cart.label')}>
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={onOpen}>
        <span className={styles.name}>
          {[known?.name, shownPhone].filter(Boolean).join(' ')}
          {known && <span className={styles.balance}>{points(known.balance)}</span>}
        </span>
        <span className={styles.about}>{about}</span>
        {use && !isConnected && <span className={styles.warning}>{t('cart.notOffline')}</span>}
      </button>
      {mayUse && (
        <Button className={styles.use ?? ''} aria-haspopup="dialog" onClick={onOpen}>
          {t('cart.use')}
        </Button>
      )}
      <Button
        variant="subtle"
        color="gray"
        className={styles.remove ?? ''}
        aria-label={t('till.remove')}
        onClick={onRemove}
      >
        <IconX size={20} aria-hidden />
      </Button>
    </section>
  );
}

/** The points that the sale would earn at present. */
function willEarn(lines: CartCustomerRowProps['lines'], terms: EarningTerms): number {
  return pointsFor(eligibleAmount(lines, terms), terms);
}
