import { Button } from '@mantine/core';
import type { Order } from '@maru/contract/orders/order.ts';
import type { TenderType } from '@maru/contract/payments/payment-type.ts';
import { IconArrowLeft, IconCash, IconCreditCard, IconDeviceTablet, IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '#hub/app/paths.ts';
import { useWords } from '#hub/orders/use-words.ts';
import { CashPayment } from './cash-payment.tsx';
import styles from './pay.module.css';
import { TerminalPayment } from './terminal-payment.tsx';
import type { Tender } from './use-pay.ts';

type ChoosePaymentProps = {
  storeId: string;
  order: Order;
  /** What the store's payment setting allows. */
  allowed: readonly TenderType[];
  onTake: (tender: Tender) => void;
};

/** How the rest is paid: one press takes the card, the others ask one thing more. The till splits. */
export function ChoosePayment({ storeId, order, allowed, onTake }: ChoosePaymentProps) {
  const { t } = useWords();
  const [way, setWay] = useState<'CASH' | 'TERMINAL' | null>(null);
  const due = order.leftToPay;

  if (way) {
    return (
      <div className={styles.way}>
        <Button
          variant="subtle"
          color="gray"
          className={styles.back ?? ''}
          leftSection={<IconArrowLeft size={20} aria-hidden />}
          onClick={() => setWay(null)}
        >
          {t('pay.back')}
        </Button>
        {way === 'CASH' && <CashPayment due={due} onTake={onTake} />}
        {way === 'TERMINAL' && <TerminalPayment due={due} onTake={onTake} />}
      </div>
    );
  }
  return (
    <div className={styles.ways}>
      {allowed.includes('card') && (
        <button
          type="button"
          className={styles.card}
          onClick={() => onTake({ paymentMethod: 'card', amount: due })}
        >
          <IconCreditCard size={28} aria-hidden />
          {t('pay.ways.card')}
        </button>
      )}
      {allowed.includes('INSTORE_CASH') && (
        <button type="button" className={styles.other} onClick={() => setWay('CASH')}>
          <IconCash size={26} aria-hidden />
          {t('pay.ways.cash')}
        </button>
      )}
      {allowed.includes('INSTORE_CAT') && (
        <button type="button" className={styles.other} onClick={() => setWay('TERMINAL')}>
          <IconDeviceTablet size={26} aria-hidden />
          {t('pay.ways.terminal')}
        </button>
      )}
      <Link to={paths.till({ storeId })} search={{ pay: order.id }} className={styles.other}>
        <IconUsers size={26} aria-hidden />
        {t('pay.ways.split')}
      </Link>
    </div>
  );
}
