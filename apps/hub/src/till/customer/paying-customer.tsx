import { Button } from '@mantine/core';
import { usePart } from '@maru/ui/later/later.ts';
import { IconUserCircle } from '@tabler/icons-react';
import { cartCustomer } from '#hub/till/later-sheets.ts';
import type { TillScreen } from '#hub/till/use-till-screen.ts';
import { useTillWords } from '#hub/till/use-till-words.ts';
import styles from './paying-customer.module.css';

type PayingCustomerProps = { screen: TillScreen; onOpen: () => void };

/**
 * Shows the customer and the points while a cart is being paid, or a way to set the customer. Many customers
 * mention their number only then.
 */
export function PayingCustomer({ screen, onOpen }: PayingCustomerProps) {
  const { t } = useTillWords();
  const { customer } = screen.till.cart;
  const CartCustomer = usePart(cartCustomer, Boolean(customer));

  return (
    <div className={styles.customer} data-empty={!customer || undefined}>
      {customer ? (
        CartCustomer && <CartCustomer screen={screen} onOpen={onOpen} />
      ) : (
        <Button size="lg" leftSection={<IconUserCircle size={20} aria-hidden />} onClick={onOpen}>
          {t('customerOrPoints')}
        </Button>
      )}
    </div>
  );
}
