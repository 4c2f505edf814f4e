import { useQuery } from '@tanstack/react-query';
import { usePaymentWords } from '#hub/payments/use-payment-words.ts';
import type { Sale } from '../sale.ts';
import { atRisk } from './at-risk.ts';

/** Says what waits on this device, and what would be lost if it broke now. */
export function WaitingWords({
  sales,
  className,
}: {
  sales: readonly Sale[];
  className: string | undefined;
}) {
  const { t, won } = usePaymentWords();
  const risk = atRisk(sales);
  const isPersistent = useIsPersistent();
  if (risk.sales === 0) return null;

  return (
    <>
      <p className={className}>
        {t(risk.taken > 0 ? 'saleQueue.atRiskPaid' : 'saleQueue.atRisk', {
          count: risk.sales,
          total: won(risk.total),
          taken: won(risk.taken),
        })}
      </p>
      {!isPersistent && <p className={className}>{t('saleQueue.mayBeCleared')}</p>}
    </>
  );
}

/** Whether the browser keeps the storage when it runs short of space. True until it has answered. */
function useIsPersistent(): boolean {
  const { data = true } = useQuery({
    queryKey: ['device', 'persisted'],
    queryFn: async () => (await navigator.storage?.persisted?.()) ?? false,
  });
  return data;
}
