import { Button } from '@mantine/core';
import { loadTexts } from '@maru/web/i18n.ts';
import { useQuery } from '@tanstack/react-query';
import { saleStore } from '#hub/payments/sale-queue/sale-store.ts';
import { atRisk } from '#hub/payments/sale-queue/waiting/at-risk.ts';
import { usePaymentWords } from '#hub/payments/use-payment-words.ts';
import { exportSales } from './export-sales.ts';

/** For former members: saves the sales that they could not send as a file, for an owner to import. */
export function FormerSales({ storeId }: { storeId: string }) {
  const { data: sales = [] } = useQuery({
    queryKey: ['device', 'former-sales', storeId],
    queryFn: async () => {
      const [stored] = await Promise.all([saleStore.list(storeId), loadTexts('payments')]);
      return stored;
    },
  });
  return atRisk(sales).sales > 0 && <HandOver storeId={storeId} sales={sales} />;
}

function HandOver({ storeId, sales }: { storeId: string; sales: Parameters<typeof exportSales>[1] }) {
  const { t, won } = usePaymentWords();
  const { sales: count, total } = atRisk(sales);
  return (
    <div role="status">
      <p>{t('saleFile.former', { count, total: won(total) })}</p>
      <Button onClick={() => exportSales(storeId, sales)}>{t('saleFile.export')}</Button>
    </div>
  );
}
