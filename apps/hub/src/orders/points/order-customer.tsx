import { Button } from '@mantine/core';
import type { Order } from '@maru/contract/orders/order.ts';
import { usePart } from '@maru/ui/later/later.ts';
import { reportError } from '@maru/web/report-error.ts';
import { IconUser } from '@tabler/icons-react';
import { useState } from 'react';
import type { CartCustomer } from '#hub/customers/at-till/cart-customer.ts';
import { customerSheet } from '#hub/customers/at-till/later-customer-sheet.ts';
import { useChangeCustomer } from '#hub/orders/changing/changing.api.ts';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import { customerChangeOf } from './customer-change.ts';
import styles from './order-customer.module.css';

export type OrderCustomerProps = {
  storeId: string;
  order: Pick<Order, 'id' | 'points' | 'pointsUsed' | 'leftToPay'>;
  /** Called with the changed order, to update other parts of the screen. */
  onChanged?: (order: Order) => void;
  /** Called when the sheet opens or closes. The screen below must ignore keys while it is open. */
  onOpenChange?: (isOpen: boolean) => void;
};

/** Sets, changes or removes the customer of an open order, and uses points on it. */
export function OrderCustomer({ storeId, order, onChanged, onOpenChange }: OrderCustomerProps) {
  const { t } = useOrderWords();
  const [isOpen, setIsOpen] = useState(false);
  const CustomerSheet = usePart(customerSheet, isOpen);
  const { mutateAsync: change, isPending } = useChangeCustomer({ storeId, orderId: order.id });
  const { points, pointsUsed, leftToPay } = order;
  const show = (opens: boolean) => {
    setIsOpen(opens);
    onOpenChange?.(opens);
  };

  async function take(customer: CartCustomer | null) {
    if (isPending) return;
    try {
      const { order: changed } = await change(customerChangeOf(order, customer));
      show(false);
      onChanged?.(changed);
    } catch (error) {
      reportError(error);
    }
  }

  return (
    <>
      <Button
        size="lg"
        className={styles.open ?? ''}
        leftSection={<IconUser size={20} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => show(true)}
      >
        {t(points ? 'points.change' : 'points.name')}
      </Button>
      {isOpen && CustomerSheet && (
        <CustomerSheet
          storeId={storeId}
          start={null}
          current={points && { ...points.customer, held: points.used }}
          total={leftToPay + pointsUsed}
          isConnected
          isBusy={isPending}
          onTake={(customer) => void take(customer)}
          onClose={() => show(false)}
        />
      )}
    </>
  );
}
