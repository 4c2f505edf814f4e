import { Skeleton } from '@mantine/core';
import type { Payment } from '@maru/contract/payments/payment.ts';
import { DetailLine } from '@maru/ui/detail-line.tsx';
import { formatDateTime } from '@maru/web/format.ts';
import { useQuery } from '@tanstack/react-query';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import { paymentsOfOrderQuery } from './excess.api.ts';
import styles from './excess.module.css';

export type PaymentRef = { storeId: string; orderId: string; paymentId: string };

/** For lists, where the order is not shown: facts about the payment that help to find its slip or card. */
export function PaymentFacts({ paymentId, ...ref }: PaymentRef) {
  const { t, language, won, cardOf } = useOrderWords();
  const { data, isPending } = useQuery(paymentsOfOrderQuery(ref));
  if (isPending) return <Skeleton height={22} />;
  const payment = data?.find(({ id }) => id === paymentId);
  if (!payment) return null;

  return (
    <ul className={styles.facts}>
      {approvals(payment).map(({ id, amount, excess, at, approvalNumber, ...card }) => (
        <li key={id}>
          <DetailLine
            parts={[
              t(`paymentTypes.${payment.type}`),
              won(amount + excess),
              formatDateTime(at, language),
              cardOf(card),
              approvalNumber && t('receipt:approval', { number: approvalNumber }),
            ]}
          />
        </li>
      ))}
    </ul>
  );
}

const approvals = ({ transactions }: Payment) =>
  transactions.filter(({ kind, status }) => kind === 'APPROVAL' && status === 'APPROVED');
