import { Button } from '@mantine/core';
import { IconUserCircle } from '@tabler/icons-react';
import { TillCustomer } from '#hub/till/till-sheets.tsx';
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

  return (
    <div className={styles.customer} data-empty={!customer || undefined}>
      {customer ? (
        <TillCustomer screen={screen} onOpen={onOpen} />
      ) : (
        <Button size="lg" leftSection={<IconUserCircle size={20} aria-hidden />} onClick={onOpen}>
          {t('customerOrPoints')}
        </Button>
      )}
    </div>
  );
}
