import { formatDateTime } from '@maru/web/format.ts';
import { useQuery } from '@tanstack/react-query';
import { suspensionQuery } from '#hub/stores/admin/admin.api.ts';
import { useAdminWords } from '#hub/stores/admin/use-admin-words.ts';
import styles from './suspension-line.module.css';

/** Says how many offline sales the tills of a suspended store have sent since the suspension. */
export function SuspensionLine({ storeId }: { storeId: string }) {
  const { t, language } = useAdminWords();
  const { data } = useQuery(suspensionQuery(storeId));
  if (!data) return null;

  return (
    <p className={styles.line}>
      <strong>
        {data.receiptedOrders === 0
          ? t('suspension.none')
          : t('suspension.text', { count: data.receiptedOrders })}
      </strong>
      <span>{t('suspension.until', { date: formatDateTime(data.lastReceiptedAt, language) })}</span>
    </p>
  );
}
