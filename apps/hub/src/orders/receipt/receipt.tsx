import type { Order } from '@maru/contract/orders/order.ts';
import { groupPhone } from '@maru/contract/phone/group-phone.ts';
import { formatFullDateTime } from '@maru/web/format.ts';
import { useQueries } from '@tanstack/react-query';
import { useWords } from '#hub/orders/use-words.ts';
import { paymentSettingQuery } from '#hub/store-settings/store-settings.api.ts';
import { storeQuery } from '#hub/stores/stores.api.ts';
import styles from './receipt.module.css';
import './receipt.print.css';
import { ReceiptLines } from './receipt-lines.tsx';
import { ReceiptSums } from './receipt-sums.tsx';

type ReceiptProps = { storeId: string; order: Order };

/** A receipt as it is printed; the only thing on paper (receipt.print.css). */
export function Receipt({ storeId, order }: ReceiptProps) {
  const { t, language } = useWords();
  const [{ data: store }, { data: setting }] = useQueries({
    queries: [storeQuery(storeId), paymentSettingQuery(storeId)],
  });
  if (!store || !setting) return null;

  const about = [
    store.businessNumber && t('receipt.businessNumber', { number: store.businessNumber }),
    store.ownerName && t('receipt.owner', { name: store.ownerName }),
    [store.address, store.addressDetail].filter(Boolean).join(' '),
    store.phone && t('receipt.phone', { number: groupPhone(store.phone) }),
  ].filter(Boolean);

  return (
    <article className={styles.receipt} data-receipt aria-label={t('receipt.title')}>
      <header className={styles.head}>
        <h3 className={styles.store}>{store.name}</h3>
        {about.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {setting.receiptHeader.trim() !== store.name && setting.receiptHeader && (
          <p className={styles.words}>{setting.receiptHeader}</p>
        )}
      </header>
      {order.status === 'CANCELLED' && <p className={styles.cancelled}>{t('receipt.cancelled')}</p>}
      <p className={styles.about}>
        <strong className={styles.number}>{t('receipt.number', { number: order.orderNumber })}</strong>
        <span>{formatFullDateTime(order.takenAt, language)}</span>
      </p>
      <ReceiptLines order={order} />
      <ReceiptSums order={order} />
      {setting.receiptFooter && <p className={styles.words}>{setting.receiptFooter}</p>}
    </article>
  );
}
