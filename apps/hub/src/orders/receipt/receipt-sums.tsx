import type { Order } from '@maru/contract/orders/order.ts';
import { taxRows } from '#hub/orders/order/tax-rows.ts';
import { useWords } from '#hub/orders/use-words.ts';
import styles from './receipt.module.css';

/** Total, its tax parts, and how it was paid and given back; declined tenders are no part of it. */
export function ReceiptSums({ order }: { order: Order }) {
  const { t, won } = useWords();
  const discounts = order.lineDiscounts + order.orderDiscount;
  const rows = [
    ...(discounts > 0
      ? [
          { key: 'gross', amount: order.gross },
          { key: 'discounts', amount: -discounts },
        ]
      : []),
    ...(order.pointsUsed > 0 ? [{ key: 'pointsUsed', amount: -order.pointsUsed }] : []),
    { key: 'total', amount: order.total },
    ...taxRows(order),
  ];

  return (
    <>
      <dl className={styles.sums}>
        {rows.map(({ key, amount }) => (
          <div key={key} className={styles.row} data-strong={key === 'total'}>
            <dt>{t(`sums.${key}`)}</dt>
            <dd>{won(amount)}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.sums}>
        {order.payments
          .filter(({ approved }) => approved > 0)
          .map((payment) => (
            <Tender key={payment.id} payment={payment} />
          ))}
      </div>
    </>
  );
}

function Tender({ payment }: { payment: Order['payments'][number] }) {
  const { t, won, cardOf } = useWords();
  const { type, approved, refunded, received, change, transactions } = payment;
  const approval = transactions.findLast(({ kind, status }) => kind === 'APPROVAL' && status === 'APPROVED');
  const details = [
    approval && cardOf(approval),
    approval?.approvalNumber && t('payments.approval', { number: approval.approvalNumber }),
    received !== null && change !== null && change > 0
      ? t('payments.cash', { received: won(received), change: won(change) })
      : '',
  ].filter(Boolean);

  return (
    <dl className={styles.tender}>
      <div className={styles.row} data-strong>
        <dt>{t(`paymentTypes.${type}`)}</dt>
        <dd>{won(approved)}</dd>
      </div>
      {details.length > 0 && (
        <div className={styles.detail}>
          <dt className="heard-only">{t('receipt.details')}</dt>
          {details.map((text) => (
            <dd key={text}>{text}</dd>
          ))}
        </div>
      )}
      {refunded > 0 && (
        <div className={styles.row}>
          <dt>{t('receipt.refunded')}</dt>
          <dd>{won(-refunded)}</dd>
        </div>
      )}
    </dl>
  );
}
