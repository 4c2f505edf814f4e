import { useQuery } from '@tanstack/react-query';
import type { Sale } from '#hub/payments/sale-queue/sale.ts';
import { usePaymentWords } from '#hub/payments/use-payment-words.ts';
import { atRisk } from './at-risk.ts';
import styles from './waiting-words.module.css';

/** Warns of what would be lost if this device broke now. */
export function AtRiskWarning({ sales }: { sales: readonly Sale[] }) {
  const { t, won } = usePaymentWords();
  const risk = atRisk(sales);
  if (risk.sales === 0) return null;

  return (
    <p className={`warning-box ${styles.warning}`}>
      {t('saleQueue.atRisk', { count: risk.sales, total: won(risk.total) })}
      {risk.taken > 0 && ` ${t('saleQueue.atRiskPaid', { taken: won(risk.taken) })}`}
    </p>
  );
}

/** Says how to keep a browser from deleting unsent sales. */
export function StorageHint() {
  const { t } = usePaymentWords();
  return useIsPersistent() ? null : <p className={styles.hint}>{t('saleQueue.mayBeCleared')}</p>;
}

/** Whether the browser keeps the storage when it runs short of space. True until the browser has answered. */
function useIsPersistent(): boolean {
  const { data = true } = useQuery({
    queryKey: ['device', 'persisted'],
    queryFn: async () => (await navigator.storage?.persisted?.()) ?? false,
  });
  return data;
}
